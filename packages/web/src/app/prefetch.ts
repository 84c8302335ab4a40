// Prefetches the queries of screens marked `prefetch` while the page is idle, so that they open offline.
import { queryClient } from '../platform/query/query.client.ts'
import { admit } from '../platform/screens/guard.ts'
import { session } from '../platform/session/current.ts'
import { screenTable } from './screens.ts'

const delay = 4000

/** Prefetches once for each user who signs in. */
export const prefetchWhenIdle = () => whenIdleFor(prefetch)

/** The same for the user of a page that stays open, of whom nothing of yesterday is of use on another day. */
export function prefetchAgain(): void {
  const { userInfo } = session.get()
  if (userInfo) setTimeout(() => whenIdle(() => prefetch(userInfo.user_id)), delay)
}

/** Does this once for each user who is signed in at the start or signs in, when the page is idle. */
export function whenIdleFor(work: (person: string) => unknown): void {
  let last: string | undefined
  const update = () => {
    const { isLogin, userInfo, userProfile } = session.get()
    const person = isLogin && userProfile ? userInfo?.user_id : undefined
    if (person === last) return
    last = person
    if (person) setTimeout(() => whenIdle(() => work(person)), delay)
  }
  update()
  session.subscribe(update)
}

function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 })
  else work()
}

async function prefetch(person: string): Promise<void> {
  for (const screen of Object.values(screenTable)) {
    const { needs, can, prefetch } = screen
    const state = session.get()
    if (!navigator.onLine || state.userInfo?.user_id !== person) return
    const isWanted = prefetch && can !== 'public' && admit(screen, state, false) === 'open'
    if (!needs || !isWanted) continue
    const wanted = await needs({ search: {}, session: state }).catch(() => [])
    for (const need of wanted) if (!('initialPageParam' in need)) await queryClient.prefetchQuery(need)
  }
}
