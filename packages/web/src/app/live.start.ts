import { queryClient } from '../platform/query/query.client.ts'
import { loadInTheEnd } from '../platform/screens/chunk.ts'
import { serverNow } from '../platform/time/server.now.ts'
import { loadLiveUpdates } from './live.updates.ts'
import { prefetchAgain } from './prefetch.ts'

const quiet = 700
const checkEvery = 200

/** Opens the stream once the page's queries are done, because no screen waits for it. */
export function startLiveWhenQuiet(): void {
  const startedAt = performance.now()
  let since = startedAt
  const timer = setInterval(() => {
    if (queryClient.isFetching() > 0) since = performance.now()
    if (performance.now() - since < quiet || document.readyState !== 'complete') return
    clearInterval(timer)
    // The first screen may have been read when the app started, so events from then on are wanted.
    void loadInTheEnd(() => import('../platform/live/live.ts')).then(({ startLive }) =>
      startLive(loadLiveUpdates, serverNow() - (performance.now() - startedAt), prefetchAgain),
    )
  }, checkEvery)
}
