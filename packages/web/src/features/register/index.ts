export { registerPages } from './RegisterPages.tsx'
export { type Row as RegisterRow, registerKind } from './register.view.ts'
