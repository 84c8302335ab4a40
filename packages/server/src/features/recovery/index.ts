export { serveCells } from './recovery.cells.ts'
