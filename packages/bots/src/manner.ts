import type { Manner } from '@duelhall/kernel'

/** How a search goes about it where neither the game nor whoever asks for it says otherwise. */
export const usual: Manner = {
  curiosity: 0.6,
  outset: 0.6,
  width: 6,
  widening: 1.4,
  prior: 2,
  spread: 0,
  care: 4,
  apart: true,
  keep: 0.5,
  fame: 0.5,
  foresight: 0.8,
  horizon: 0,
  tempo: 0,
  patience: 0,
  blur: 0,
}
