export { FindSheet } from './FindSheet.tsx'
