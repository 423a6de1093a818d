export * from './dice.ts'
