import { useEffect, useMemo, useState } from 'react'
import { useStore } from '../../kit/store.ts'
import { useSession } from '../session/current.ts'
import { serverNow } from '../time/server.now.ts'
import { waiting } from './current.ts'

/** An entry counts as unsent only after this time, so that a quick request shows no marker. */
const unsentAfter = 1500

/** Ids of children and records with unsent entries of the signed-in user.
 *  @param feature limits it to this feature's operations */
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
  const times = own.map(({ createdAt }) => createdAt + unsentAfter).filter((at) => at > now)
  const next = times.length > 0 ? Math.min(...times) : undefined
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setNow(Math.max(next, serverNow())), Math.max(0, next - serverNow()))
    return () => clearTimeout(timer)
  }, [next])
  return useMemo(
    () =>
      new Set(
        own
          .filter(({ createdAt }) => createdAt + unsentAfter <= now)
          .flatMap(({ orderingKeys }) => orderingKeys),
      ),
    [own, now],
  )
}
