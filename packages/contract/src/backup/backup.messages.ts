// What the operator is told of scheduled backups. The hard rule: a backup that failed is never silent.
import { z } from 'zod'
import { messageKinds } from '../message/message.kind.ts'

export const backupMessages = messageKinds('backup', {
  failed: z.object({ reason: z.string(), newestAt: z.string().nullable() }),
})
