import { type BackupStanding, backup } from '@daybook/contract/backup/backup.contract.ts'
import { implement } from '../../platform/implement.ts'

interface BackupParts {
  backups(): BackupStanding
}

export const backupRoutes = ({ backups }: BackupParts) =>
  implement(backup, { getBackups: { can: 'centre.make', run: async () => backups() } })
