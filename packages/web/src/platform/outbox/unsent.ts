import { session } from '../session/current.ts'
import { useStore } from '../store.ts'
import { waiting } from './current.ts'

/** What is sent sooner than this was never seen to wait. */
const heldUp = 1500

/** Ids of children and records about which the signed-in person has made something that is not sent yet.
 *  @param now milliseconds, anew whenever the screen is drawn again */
export function useUnsentIds(now: number): ReadonlySet<string> {
  const userId = session.get().userInfo?.user_id
  const held = useStore(waiting).filter((entry) => entry.userId === userId && now - entry.createdAt > heldUp)
  return new Set(held.flatMap(({ lanes }) => lanes))
}
