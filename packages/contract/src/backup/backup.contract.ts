// How the backups of this installation are, for its operator. Each is tried when it is made. The hard rules: a backup
// counts as good only when it has been restored and its rows and files have been counted; one that failed is never silent.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { InstantOut } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'

/** `off`: Daybook makes none by itself, and none was made by hand. */
const states = ['good', 'failed', 'none', 'off'] as const

export const BackupReport = z.object({
  /** The last attempt, if it failed. */
  failed: z.object({ at: InstantOut, reason: z.string() }).nullable(),
  /** The newest that was tried and can be used. */
  good: z
    .object({
      at: InstantOut,
      name: z.string(),
      rows: z.number().int(),
      files: z.number().int(),
      bytes: z.number().int(),
    })
    .nullable(),
})

export type BackupReport = z.infer<typeof BackupReport>

const BackupStanding = BackupReport.extend({ state: z.enum(states) })
export type BackupStanding = z.infer<typeof BackupStanding>

export const backup = feature('backup', {
  getBackups: get('/api/blade-system/backup/detail', {
    description: 'Says whether the newest backup of this installation can be used, for its operator.',
    returns: BackupStanding,
  }),
})

export const backupMessages = messageKinds('backup', {
  failed: z.object({ reason: z.string(), newestAt: z.string().nullable() }),
})
