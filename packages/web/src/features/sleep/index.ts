export { OverdueBar } from './OverdueBar.tsx'
export { OverdueRows } from './OverdueRows.tsx'
export { lookWords } from './sleep.words.ts'
