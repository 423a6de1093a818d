import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, saysOf } from './call.ts'
import { signInWithPasskey } from './me.ts'

/** Signs in with a key of this device, where the browser can. */
export const PasskeySignIn = ({ onTrouble }: { onTrouble(says: string): void }) => {
  const { t } = useTranslation()
  if (!browserSupportsWebAuthn()) return null
  const enter = async () => {
    const terms = await call('passkeyLoginTerms', {})
    const answer = await startAuthentication({ optionsJSON: terms as never })
    await signInWithPasskey(answer as never)
  }
  return (
    <button type="button" className="btn" onClick={() => void enter().catch((error) => onTrouble(saysOf(error)))}>
      {t('online.account.passkey')}
    </button>
  )
}

/** Adds a key of this device to the account. */
export const Passkeys = () => {
  const { t } = useTranslation()
  const [says, setSays] = useState<{ readonly role: 'status' | 'alert'; readonly text: string } | null>(null)
  if (!browserSupportsWebAuthn()) return null
  const add = async () => {
    const terms = await call('passkeyTerms', {})
    const answer = await startRegistration({ optionsJSON: terms as never })
    await call('addPasskey', { body: { answer: answer as never } })
    setSays({ role: 'status', text: t('online.account.passkeyAdded') })
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => void add().catch((error) => setSays({ role: 'alert', text: saysOf(error) }))}>
        {t('online.account.addPasskey')}
      </button>
      {says !== null && <p role={says.role}>{says.text}</p>}
    </>
  )
}
