export { AfterAccident } from './AfterAccident.tsx'
export { Drawing } from './Drawing.tsx'
export { linesOf } from './drawing.lines.ts'
