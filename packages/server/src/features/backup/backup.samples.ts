import { backup } from '@daybook/contract/backup/backup.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const backupSamples = samples(backup, { getBackups: () => ({}) })
