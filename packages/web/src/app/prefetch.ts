// Screens whose row says `prefetch` are read when nothing else is to be done, so that they open without a network.
import { queryClient } from '../platform/query/query.client.ts'
import { session } from '../platform/session/current.ts'
import { screenTable } from './screens.ts'

const soon = 4000

/** Once for every person who is signed in, when the page has come to rest. */
export function prefetchWhenIdle(): void {
  let last: string | undefined
  const look = () => {
    const { isLogin, userInfo, userProfile } = session.get()
    const person = isLogin && userProfile ? userInfo?.user_id : undefined
    if (person === last) return
    last = person
    if (person) setTimeout(() => whenIdle(() => void prefetch(person)), soon)
  }
  look()
  session.subscribe(look)
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 })
  else work()
}

async function prefetch(person: string): Promise<void> {
  for (const { needs, can, prefetch } of Object.values(screenTable)) {
    const state = session.get()
    if (!navigator.onLine || state.userInfo?.user_id !== person) return
    const isAllowed = can === undefined || (can !== 'public' && session.can(can))
    if (!prefetch || !needs || !isAllowed) continue
    const wanted = await needs({ search: {}, session: state }).catch(() => [])
    for (const need of wanted) if (!('initialPageParam' in need)) await queryClient.prefetchQuery(need)
  }
}
