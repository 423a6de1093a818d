import type { Word } from 'virtual:rulebook'
import { useTranslation } from 'react-i18next'
import { Marked } from './marked.tsx'

/** The words of the rules and what they mean. */
export const Glossary = ({ words }: { readonly words: readonly Word[] }) => {
  const { t } = useTranslation()
  if (words.length === 0) return null
  return (
    <section className="glossary" aria-labelledby="glossary">
      <h2 id="glossary">{t('learn.rules.glossary')}</h2>
      <dl>
        {words.map(({ word, also, meaning }) => (
          <div key={word} className="rule">
            <dt>
              <Marked text={word} />
            </dt>
            <dd>
              <Marked text={meaning} />
              <Also word={word} also={also} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What editions call it, where that is something else. */
const Also = ({ word, also }: Pick<Word, 'word' | 'also'>) => {
  const { t } = useTranslation()
  const other = [...new Set(also)].filter((name) => name !== word && name !== '' && name !== '–')
  if (other.length === 0) return null
  return <small className="quiet"> {t('learn.rules.also', { names: other.join(', ') })}</small>
}

/** The words in which everything typed occurs. */
export function wordsWith(words: readonly Word[], typed: string): readonly Word[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return words.filter(({ word, also, meaning }) => {
    const text = [word, ...also, meaning].join(' ').toLowerCase()
    return wanted.every((one) => text.includes(one))
  })
}
