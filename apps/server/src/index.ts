export { packStore } from './pack.ts'
export { type Served, type Serving, serve } from './serve.ts'
