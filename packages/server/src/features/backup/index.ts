export { type FailedBackup, tellFailedBackup } from './backup.notify.ts'
export { type Restorer, serveRestore } from './backup.restore.ts'
