export { registerPages } from './RegisterPages.tsx'
export { namesOfRow, type Row as RegisterRow, registerKind } from './register.view.ts'
