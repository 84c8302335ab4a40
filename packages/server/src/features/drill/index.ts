export { entryTime } from './drill.handlers.ts'
