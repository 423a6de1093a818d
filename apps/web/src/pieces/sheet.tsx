import './sheet.css'
import { shelf } from 'virtual:shelf'
import { rules } from 'virtual:shelf/rules'
import type { Card } from '@duelhall/kernel'
import { useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame } from '../app/frame.tsx'
import { Emblem, factsOfCard } from './emblem.tsx'

/** So many pictures are drawn at first, and so many more each time. */
const PAGE = 120

/** Every picture of a game, beside its name. */
export function Sheet() {
  const { t } = useTranslation()
  const { game } = useParams({ strict: false })
  const entry = shelf.find((one) => one.id === game)
  const [cards, setCards] = useState<readonly Card[]>([])
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(PAGE)
  useEffect(() => {
    let isHere = true
    void rules[game ?? '']?.().then((module) => isHere && setCards(module.catalog))
    return () => {
      isHere = false
    }
  }, [game])
  const found = useMemo(
    () => cards.filter((card) => `${card.name} ${Object.values(card.facts).join(' ')}`.toLowerCase().includes(typed.toLowerCase())),
    [cards, typed],
  )
  return (
    <Frame>
      <div className="sheet">
        <header>
          <h1>{entry?.name ?? t('app.notFound')}</h1>
          <p>{t('skins.sheet.count', { count: found.length })}</p>
          <input
            className="input"
            type="search"
            value={typed}
            placeholder={t('skins.sheet.find')}
            aria-label={t('skins.sheet.find')}
            onChange={(event) => setTyped(event.target.value)}
          />
        </header>
        <ul>
          {found.slice(0, shown).map((card) => (
            <li key={card.id}>
              <Emblem facts={factsOfCard(game ?? '', card)} />
              <b>{card.name}</b>
              <small>{told(card)}</small>
            </li>
          ))}
        </ul>
        {found.length > shown && (
          <button type="button" className="btn" onClick={() => setShown(shown + PAGE)}>
            {t('skins.sheet.more')}
          </button>
        )}
      </div>
    </Frame>
  )
}

/** A few words that place a card. */
function told({ facts }: Card): string {
  const words = [facts.civilization, facts.class, facts.kind, facts.attribute, facts.type, facts.race, facts.types].filter(
    (word) => typeof word === 'string' && word !== '',
  )
  const level = facts.level ?? facts.power ?? facts.cost
  return [...new Set(words), ...(level === undefined ? [] : [level])].join(' · ')
}
