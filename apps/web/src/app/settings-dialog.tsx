import { Dialog, Modal, ModalOverlay, Radio, RadioGroup, Switch } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { asks, hands, languages, paces, type Settings, textSizes, themes, useSettings } from '../store/settings.ts'
import { languageNames } from '../words/index.ts'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly values: readonly T[]
  word(value: T): string
  onChange(value: T): void
}

/** One of a few, side by side. */
export const Segments = <T extends string>({ label, value, values, word, onChange }: ChoiceProps<T>) => (
  <RadioGroup className="field-row" value={value} onChange={(next) => onChange(next as T)} orientation="horizontal" aria-label={label}>
    <span className="label" aria-hidden="true">
      {label}
    </span>
    <div>
      <div className="seg">
        {values.map((one) => (
          <Radio key={one} value={one}>
            {word(one)}
          </Radio>
        ))}
      </div>
    </div>
  </RadioGroup>
)

interface ToggleProps {
  readonly label: string
  readonly says?: string
  readonly isOn: boolean
  onChange(isOn: boolean): void
}

export const Toggle = ({ label, says, isOn, onChange }: ToggleProps) => (
  <Switch className="switch-row" isSelected={isOn} onChange={onChange}>
    <span className="knob" />
    <span>
      {label}
      {says !== undefined && <small>{says}</small>}
    </span>
  </Switch>
)

export const SettingsDialog = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation()
  const settings = useSettings()
  const change = (part: Partial<Settings>) => settings.set(part)
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="card dialog rise">
        <Dialog aria-label={t('settings.title')} style={{ display: 'grid', gap: 16, outline: 'none' }}>
          <h2>{t('settings.title')}</h2>
          <label className="field-row">
            <span className="label">{t('settings.name')}</span>
            <input
              className="input"
              value={settings.name}
              maxLength={24}
              placeholder={t('settings.nameHint')}
              onChange={(event) => change({ name: event.target.value })}
            />
          </label>
          <Segments
            label={t('settings.theme')}
            value={settings.theme}
            values={themes}
            word={(one) => t(`settings.themes.${one}`)}
            onChange={(theme) => change({ theme })}
          />
          <Segments
            label={t('settings.pace')}
            value={settings.pace}
            values={paces}
            word={(one) => t(`settings.paces.${one}`)}
            onChange={(pace) => change({ pace })}
          />
          <Segments
            label={t('settings.asks')}
            value={settings.asks}
            values={asks}
            word={(one) => t(`settings.askings.${one}`)}
            onChange={(next) => change({ asks: next })}
          />
          <Segments
            label={t('settings.textSize')}
            value={settings.textSize}
            values={textSizes}
            word={(one) => t(`settings.textSizes.${one}`)}
            onChange={(textSize) => change({ textSize })}
          />
          <Segments
            label={t('settings.hand')}
            value={settings.hand}
            values={hands}
            word={(one) => t(`settings.hands.${one}`)}
            onChange={(hand) => change({ hand })}
          />
          <Segments
            label={t('settings.language')}
            value={settings.language}
            values={languages}
            word={(one) => languageNames[one]}
            onChange={(language) => change({ language })}
          />
          <div>
            <Toggle
              label={t('settings.sound')}
              says={t('settings.soundSays')}
              isOn={settings.sound}
              onChange={(sound) => change({ sound })}
            />
            <Toggle
              label={t('settings.confirm')}
              says={t('settings.confirmSays')}
              isOn={settings.confirm}
              onChange={(confirm) => change({ confirm })}
            />
            <Toggle
              label={t('settings.colourBlind')}
              says={t('settings.colourBlindSays')}
              isOn={settings.colourBlind}
              onChange={(colourBlind) => change({ colourBlind })}
            />
          </div>
          <div className="ends">
            <button type="button" className="btn main" onClick={onClose}>
              {t('app.close')}
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
