import type { Variant } from '@duelhall/kernel'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Toggle } from '../app/settings-dialog.tsx'
import { Glyph } from '../parts/glyph.tsx'

export const RuleLink = ({ game, rule }: { readonly game: string; readonly rule: string }) => (
  <Link to="/rules/$game" params={{ game }} hash={rule} target="_blank" className="rule-id">
    {rule}
  </Link>
)

interface VariantProps {
  readonly game: string
  readonly variant: Variant
  readonly value: unknown
  onChange(value: Variant['values'][number]): void
}

const VariantRow = ({ game, variant, value, onChange }: VariantProps) => {
  if (variant.values.length === 2 && variant.values.every((one) => typeof one === 'boolean'))
    return (
      <div className="variant">
        <Toggle label={variant.name} says={variant.says} isOn={value === true} onChange={onChange} />
        <RuleLink game={game} rule={variant.rule} />
      </div>
    )
  return (
    <div className="variant">
      <label className="field-row">
        <span className="label">{variant.name}</span>
        <small className="quiet">{variant.says}</small>
        <select
          className="input"
          value={String(value)}
          onChange={(event) => onChange(variant.values.find((one) => String(one) === event.target.value)!)}
        >
          {variant.values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {String(one)}
            </option>
          ))}
        </select>
      </label>
      <RuleLink game={game} rule={variant.rule} />
    </div>
  )
}

interface VariantsProps {
  readonly game: string
  readonly variants: readonly Variant[]
  readonly table: Readonly<Record<string, unknown>>
  onChange(table: Readonly<Record<string, unknown>>): void
}

/** The options of a game, folded away: as usual unless told otherwise. */
export const Variants = ({ game, variants, table, onChange }: VariantsProps) => {
  const { t } = useTranslation()
  const changed = variants.filter((variant) => variant.key in table && table[variant.key] !== variant.values[0]).length
  return (
    <details className="card options-card">
      <summary>
        <h2>{t('start.options')}</h2>
        <span className="quiet">{changed === 0 ? t('start.optionsNone') : t('start.optionsSome', { count: changed })}</span>
        <Glyph name="down" size={18} />
      </summary>
      <div className="variants">
        {variants.map((variant) => (
          <VariantRow
            key={variant.key}
            game={game}
            variant={variant}
            value={table[variant.key] ?? variant.values[0]}
            onChange={(value) => onChange({ ...table, [variant.key]: value })}
          />
        ))}
      </div>
    </details>
  )
}
