export { type FailedBackup, tellFailedBackup } from './backup.tell.ts'
