import { useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { fragmentOf } from './link.ts'
import { takeFile } from './take-file.ts'
import type { Bench } from './use-builder.ts'

/** Into the builder and out of it: files, text, links. */
export const Transfer = ({ bench, onClose }: { readonly bench: Bench; onClose(): void }) => {
  const { t } = useTranslation()
  const { deck, kind } = bench
  const forms: Readonly<Record<string, () => string>> = {
    ...Object.fromEntries(Object.entries(kind.forms).map(([form, write]) => [form, () => write(deck.parts)])),
    json: () => `${JSON.stringify(dataOf(kind.seat(deck.parts)), null, 1)}\n`,
    link: () => `${location.origin}${location.pathname}#${fragmentOf(deck.name, deck.parts)}`,
  }
  const [form, setForm] = useState('text')
  const [pasted, setPasted] = useState('')
  const [isCopied, setCopied] = useState(false)
  const text = forms[form]!()
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  const done = (taking: Promise<void>) => void taking.then(onClose)
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="card dialog rise">
        <Dialog aria-label={t('learn.builder.transfer')} className="transfer">
          <h2>{t('learn.builder.export')}</h2>
          <div className="row">
            <select
              className="input"
              aria-label={t('learn.builder.form')}
              value={form}
              onChange={(event) => {
                setForm(event.target.value)
                setCopied(false)
              }}
            >
              {Object.keys(forms).map((one) => (
                <option key={one} value={one}>
                  {t(`learn.builder.forms.${one as 'text'}`)}
                </option>
              ))}
            </select>
            <button type="button" className="btn small" onClick={copy}>
              {isCopied ? t('learn.builder.copied') : t('learn.builder.copy')}
            </button>
            <a
              className="btn small"
              download={`${fileName(deck.name)}.${endings[form] ?? 'txt'}`}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            >
              <Glyph name="download" size={16} />
              {t('replay.download')}
            </a>
          </div>
          <textarea className="input" readOnly rows={6} aria-label={t('learn.builder.written')} value={text} />
          <h2>{t('learn.builder.import')}</h2>
          <p className="quiet">{t('learn.builder.importSays')}</p>
          <textarea
            className="input"
            rows={5}
            aria-label={t('learn.builder.paste')}
            placeholder={t('learn.builder.paste')}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
          <div className="ends">
            <label className="btn">
              <Glyph name="open" size={17} />
              {t('replay.openFile')}
              <input
                type="file"
                className="unseen"
                onChange={(event) => {
                  const [file] = event.target.files ?? []
                  if (file !== undefined) done(takeFile(file, bench, t('learn.builder.tooLong')))
                }}
              />
            </label>
            <button type="button" className="btn main" disabled={pasted.trim() === ''} onClick={() => done(bench.take(pasted, ''))}>
              {t('learn.builder.read')}
            </button>
            <button type="button" className="btn" onClick={onClose}>
              {t('app.close')}
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const endings: Readonly<Record<string, string>> = { ydk: 'ydk', json: 'json' }
const fileName = (name: string): string => name.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'deck'

/** Data without the wrapping that a table needs. */
const dataOf = (seat: unknown): unknown => (typeof seat === 'object' && seat !== null && 'deck' in seat ? seat.deck : seat)
