export { fx } from './spec.ts'
