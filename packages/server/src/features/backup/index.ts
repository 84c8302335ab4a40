export { type FailedBackup, tellFailedBackup } from './backup.notify.ts'
