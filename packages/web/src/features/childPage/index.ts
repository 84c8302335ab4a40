export { FindChildSheet } from './FindChildSheet.tsx'
