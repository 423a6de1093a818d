import type { Replay } from '@duelhall/kernel'
import { Glyph } from '../parts/glyph.tsx'

/** Hands the replay over as a file. */
export const DownloadReplay = ({
  replay,
  label,
  className = 'btn',
}: {
  readonly replay: Replay
  readonly label: string
  readonly className?: string
}) => (
  <button
    type="button"
    className={className}
    onClick={() => saveFile(`${replay.game}-${replay.digest.slice(0, 8) || 'game'}.json`, JSON.stringify(replay))}
  >
    <Glyph name="download" size={17} />
    {label}
  </button>
)

function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
