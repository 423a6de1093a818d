import type { Replay } from '@duelhall/kernel'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../parts/glyph.tsx'
import { fragmentOf } from './link.ts'

/** Copies a link that holds the whole game; where copying is not allowed, the link is shown. */
export const ShareButton = ({ replay, at }: { readonly replay: Replay; readonly at: number }) => {
  const { t } = useTranslation()
  const [shared, setShared] = useState<'no' | 'copied' | 'tooLong' | { readonly link: string }>('no')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is another link
  useEffect(() => setShared('no'), [at])
  const share = async () => {
    const fragment = await fragmentOf(replay, at)
    if (fragment === null) return setShared('tooLong')
    const link = `${location.origin}/replay#${fragment}`
    try {
      await navigator.clipboard.writeText(link)
      setShared('copied')
    } catch {
      setShared({ link })
    }
  }
  if (typeof shared === 'object')
    return (
      <label className="share-link">
        <span className="unseen">{t('replay.copyByHand')}</span>
        <input className="input" readOnly value={shared.link} onFocus={(event) => event.target.select()} />
      </label>
    )
  return (
    <>
      <button type="button" className="btn small" onClick={() => void share()}>
        <Glyph name={shared === 'copied' ? 'check' : 'share'} size={16} />
        {shared === 'copied' ? t('replay.copied') : t('replay.share')}
      </button>
      {shared === 'tooLong' && <span role="alert">{t('replay.tooLong')}</span>}
    </>
  )
}
