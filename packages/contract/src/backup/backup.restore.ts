// What is sent to restore a backup in the browser (backup.rules.ts).
import { z } from 'zod'

const Key = z.string().max(100)
export const RestoreAsked = z.object({ key: Key })
export const RestoreStarted = RestoreAsked.extend({
  /** Of an archive in the place of the backups; null for the one that was uploaded. */
  name: z.string().max(200).nullable(),
  /** Whether it is only tried: it then sends nothing to people. There is no default, because either would harm somebody. */
  isCopy: z.boolean(),
})

/** Where a part of an upload belongs. */
export const Part = z.object({
  /** Tells the file from every other, so that an upload goes on after a reload. */
  of: z.string().min(1).max(400),
  offset: z.coerce.number().int().min(0),
  total: z.coerce.number().int().min(1),
})
export type Part = z.infer<typeof Part>
