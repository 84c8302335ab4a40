import { useEffect, useMemo, useState } from 'react'
import { useStore } from '../../kit/store.ts'
import { useSession } from '../session/current.ts'
import { serverNow } from '../time/server.now.ts'
import { waiting } from './current.ts'

/** What is sent sooner than this was never seen to wait. */
const heldUp = 1500

/** Ids of children and records about which the signed-in person has made something that is not sent yet.
 *  @param feature only what was made by its operations */
export function useUnsentIds(feature?: string): ReadonlySet<string> {
  const userId = useSession().userInfo?.user_id
  const entries = useStore(waiting)
  const [now, setNow] = useState(serverNow)
  const own = useMemo(
    () =>
      entries.filter(
        (entry) => entry.userId === userId && (!feature || entry.operation.startsWith(`${feature}.`)),
      ),
    [entries, userId, feature],
  )
  const times = own.map(({ createdAt }) => createdAt + heldUp).filter((at) => at > now)
  const next = times.length > 0 ? Math.min(...times) : undefined
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setNow(Math.max(next, serverNow())), Math.max(0, next - serverNow()))
    return () => clearTimeout(timer)
  }, [next])
  return useMemo(
    () =>
      new Set(
        own.filter(({ createdAt }) => createdAt + heldUp <= now).flatMap(({ orderingKeys }) => orderingKeys),
      ),
    [own, now],
  )
}
