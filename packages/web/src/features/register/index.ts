export { registerPages } from './RegisterPages.tsx'
export { registerKind } from './register.view.ts'
