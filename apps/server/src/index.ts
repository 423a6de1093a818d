export { type Served, type Serving, serve } from './serve.ts'
