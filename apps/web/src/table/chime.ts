import { useEffect, useRef } from 'react'
import { useSettings } from '../store/settings.ts'
import { useTable } from './context.ts'
import { isLive } from './state.ts'

/** Two soft tones, a fifth apart, made on the spot. */
function chime(): void {
  const audio = new AudioContext()
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const start = audio.currentTime + i * 0.12
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.0001, start)
    loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.35)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.4)
  }
  setTimeout(() => void audio.close(), 1000)
}

/** Sounds when others have moved and it is the viewer's turn to choose again; only where sound is on. */
export function useChime(): void {
  const live = useTable(isLive)
  const turn = useTable((state) => state.scene?.view.turn.player ?? null)
  const viewer = useTable((state) => state.viewer)
  const isOn = useSettings((settings) => settings.sound)
  const away = useRef(false)
  useEffect(() => {
    if (turn !== viewer) away.current = true
    if (!live || !away.current) return
    away.current = false
    if (isOn) chime()
  }, [live, turn, viewer, isOn])
}
