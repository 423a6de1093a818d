import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkinProps } from '../table/skin.ts'

/** Lists longer than this can be searched. */
const SEARCHED = 10

/** Every option as a button, for those who do not use the table. */
export const Choices = ({ props }: { readonly props: SkinProps }) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { offers, held, prompt } = props
  const all = held === null ? offers.all : offers.all.filter(({ option }) => option.piece === held || option.target === held)
  const shown = all.filter(({ words }) => words.toLowerCase().includes(typed.toLowerCase()))
  if (all.length === 0) return null
  return (
    <section className="card choices" aria-label={t('table.decision')}>
      <h2>{prompt}</h2>
      {(all.length > SEARCHED || typed !== '') && (
        <input
          className="input"
          type="search"
          value={typed}
          placeholder={t('table.find')}
          aria-label={t('table.find')}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul>
        {shown.map(({ at, words }) => (
          <li key={at}>
            <button type="button" className="btn small" onClick={() => props.choose(at)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
