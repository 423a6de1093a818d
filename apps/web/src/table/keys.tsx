import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useSession } from './context.ts'
import type { SkinProps } from './skin.ts'

const map = [
  ['1 – 9', 'number'],
  ['Enter', 'enter'],
  ['← ↑ → ↓', 'arrows'],
  ['Esc', 'esc'],
  ['U', 'undo'],
  ['W', 'why'],
  ['Q', 'prompt'],
  ['F', 'field'],
  ['L', 'log'],
  ['?', 'help'],
] as const

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [role="dialog"], [role="menu"]') !== null
const optionButtons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.prompt .options button')]

/** The keyboard map of the table, and the dialog that shows it. */
export function useKeys(props: SkinProps): { show(): void; readonly dialog: ReactNode } {
  const { t } = useTranslation()
  const session = useSession()
  const [isShown, setShown] = useState(false)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
    const keys: Readonly<Record<string, () => void>> = {
      u: session.undo,
      w: () => {
        const piece = latest.current.inspected
        if (piece !== null) session.refuse({ piece }, document.activeElement ?? document.body)
      },
      q: () => focus('.prompt .options button'),
      f: () => focus('#field .piece, #field [tabindex="0"]'),
      l: () => focus('#log'),
      '?': () => setShown(true),
      Escape: () => {
        if (session.store.getState().refusal !== null) session.forgive()
        else session.hold(null)
      },
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const digit = /^[1-9]$/.test(event.key) ? optionButtons()[Number(event.key) - 1] : undefined
      const act = digit !== undefined ? () => digit.click() : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act !== undefined) {
        event.preventDefault()
        act()
      } else if (event.key === 'Enter' && (document.activeElement === document.body || document.activeElement === null))
        optionButtons()[0]?.click()
      else arrow(event)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [session])
  const dialog = isShown && (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={setShown}>
      <Modal className="card dialog rise">
        <Dialog aria-label={t('table.shortcuts')} style={{ display: 'grid', gap: 14, outline: 'none' }}>
          <h2>{t('table.shortcuts')}</h2>
          <dl className="key-map">
            {map.map(([key, does]) => (
              <div key={does}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`keys.${does}`)}</dd>
              </div>
            ))}
          </dl>
          <div className="ends">
            <button type="button" className="btn main" onClick={() => setShown(false)}>
              {t('app.close')}
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
  return { show: () => setShown(true), dialog }
}

/** Arrows go from option to option. */
function arrow(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  const all = optionButtons()
  const at = all.indexOf(document.activeElement as HTMLButtonElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  all[(at + step + all.length) % all.length]!.focus()
}
