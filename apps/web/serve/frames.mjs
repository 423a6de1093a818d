// Frames that reach the screen while things move, out of what the browser traced.

/** Microseconds from one frame to the next at 60 frames a second. */
const FRAME = 1e6 / 60

const timesOf = (events, name, phases) =>
  events
    .filter((one) => one.name === name && phases.includes(one.ph))
    .map(({ ts }) => ts)
    .sort((a, b) => a - b)

/**
 * Frames a second, counted only between the marks `motion` and `rest`; null when too little moved. Counted from a frame to a frame, since a motion
 * ends somewhere between two of them: counted to its end a card that travels without a lost frame would have 57.5. A screen that stands
 * still before the end has lost what is missing there.
 */
export function framesWhileMoving(events, least = 200) {
  const drawn = timesOf(events, 'Display::DrawAndSwap', 'XB')
  const rests = timesOf(events, 'rest', 'RIn')
  let frames = 0
  let time = 0
  for (const begun of timesOf(events, 'motion', 'RIn')) {
    const ended = rests.find((ts) => ts > begun)
    // Motion begins on the screen with the first frame that has it.
    const shown = drawn.filter((ts) => ts > begun && ts <= ended)
    if (ended === undefined || shown.length === 0) continue
    const last = shown.at(-1)
    frames += shown.length - 1
    time += (ended - last > 1.5 * FRAME ? ended : last) - shown[0]
  }
  return time < least * 1000 ? null : (frames / time) * 1e6
}
