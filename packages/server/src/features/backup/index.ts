export { backupAlerts } from './backup.alerts.ts'
export { type FailedBackup, tellFailedBackup } from './backup.tell.ts'
