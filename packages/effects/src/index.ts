export type { Startable } from './activate.ts'
export { numberName } from './amount.ts'
export * from './catalog.ts'
export { type Change, changeOf, changesOf, foldLines } from './changes.ts'
export {
  checkEffects,
  checkField,
  type Field,
  type Fields,
  type LexiconTables,
  LIMITS,
  maybe,
  type Plain,
  readPlain,
  type StepFields,
  shapes,
} from './check.ts'
export * from './create.ts'
export * from './language.ts'
export { type Machine, makeMachine } from './machine.ts'
export { chosenMode } from './mode.ts'
export { remember } from './refs.ts'
export { did, nest, next, program, stepPath } from './run.ts'
export { sayCore } from './say-core.ts'
export * from './spec.ts'
export { type Kind, kind, type Lift, type Lying } from './statics.ts'
export * from './tongue.ts'
export { effectText } from './words/compose.ts'
export { conjugate } from './words/grammar.ts'
export { orderText } from './words/order.ts'
export { modText, type Prompts, promptOf } from './words/prompt.ts'
export { type Says, speaksFor } from './words/speaks.ts'
export type { Speaks } from './words/speech.ts'
export { reminderOf, type SpokenCard, type TextOptions, textOf } from './words/text.ts'
export * from './words.ts'
