import { z } from 'zod'
import { InstantOut } from '../kernel/schema.ts'

/** A look that was late or missed. */
export const GapOut = z.object({
  dueAt: InstantOut,
  /** Null when no look followed. */
  checkedAt: InstantOut.nullable(),
  /** Milliseconds. */
  overBy: z.number().int(),
  kind: z.enum(['late', 'missed']),
})

/** A row of the manager's page of today: somebody with looks that were late or missed. `isOpen`: the last of them is still
 *  to be taken. */
export type LateLooks = {
  childName: string
  roomName: string
  late: number
  missed: number
  lastDueAt: string
  isOpen: boolean
}
