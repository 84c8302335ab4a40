// Entries that the server refused, for the board they were made on.

import { useStore } from '../../kit/store.ts'
import type { ApiError } from '../../platform/api/api.error.ts'
import { attention, errorOf } from '../../platform/outbox/attention.ts'
import { removeRefused } from '../../platform/outbox/current.ts'
import { useSession } from '../../platform/session/current.ts'
import type { RecordInput } from './care.view.ts'

export interface HandedBack {
  error: ApiError
  input: RecordInput
}

/** The signed-in person's first refused entry of this operation. `done` takes it out of the list. */
export function useHandedBack(operation: string): { refused: HandedBack | undefined; done: () => void } {
  const userId = useSession().userInfo?.user_id
  const found = useStore(attention).find((one) => one.operation === operation && one.userId === userId)
  // The operation's own input type; the outbox stores it untyped.
  const refused = found && { error: errorOf(found), input: found.input as RecordInput }
  return { refused, done: () => found && removeRefused(found.key) }
}
