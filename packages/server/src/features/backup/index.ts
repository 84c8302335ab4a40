export { type FailedBackup, tellFailedBackup } from './backup.notify.ts'
export { type Chosen, type Restorer, serveRestore } from './backup.restore.ts'
