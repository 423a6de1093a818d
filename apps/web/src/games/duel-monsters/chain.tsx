import { useTranslation } from 'react-i18next'
import type { SkinProps } from '../../table/skin.ts'
import { DuelCard } from './card.tsx'

/** The chain: links are numbered as they were made and resolve from the last to the first. */
export function Chain(props: SkinProps) {
  const { t } = useTranslation()
  const { view, seats } = props
  if (view.links.length === 0) return null
  const links = view.links.map((link, i) => ({ ...link, n: i + 1 })).reverse()
  return (
    <section className="card dl-chain" aria-label={t('skins.duel.chain')}>
      <h2>
        {t('skins.duel.chain')} <small>{t('skins.duel.resolves', { count: links.length })}</small>
      </h2>
      <ol>
        {links.map((link, i) => (
          <li key={link.n} data-next={i === 0 || undefined}>
            <b>{link.n}</b>
            <span className="thumb">
              <DuelCard piece={link.source} props={props} size="mini" />
            </span>
            <p>
              <strong>{props.nameOf(link.source)}</strong>
              <small>{seats[link.player]?.name}</small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
