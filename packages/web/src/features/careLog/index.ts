export { shownEntry } from './careLog.entries.ts'
