import { type CrestKind, type Crests, crestKinds } from '../lexicon.ts'

export const crestText = (kind: CrestKind, n: number): string => `${n} ${kind} crest${n === 1 ? '' : 's'}`
/** "1 magic crest and 1 trap crest" */
export const crestsText = (crests: Crests): string =>
  crestKinds.flatMap((kind) => (crests[kind] === undefined ? [] : [crestText(kind, crests[kind])])).join(' and ')
/** In the order of `STEPS`. */
export const headings = ['north', 'east', 'south', 'west'] as const
