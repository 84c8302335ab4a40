import { queryClient } from '../platform/query/query.client.ts'
import { loadInTheEnd } from '../platform/screens/chunk.ts'
import { loadLiveUpdates } from './live.updates.ts'

const quiet = 700
const checkEvery = 200

/** Opens the stream once the page's queries are done, because no screen waits for it. */
export function startLiveWhenQuiet(): void {
  let since = performance.now()
  const timer = setInterval(() => {
    if (queryClient.isFetching() > 0) since = performance.now()
    if (performance.now() - since < quiet || document.readyState !== 'complete') return
    clearInterval(timer)
    void loadInTheEnd(() => import('../platform/live/live.ts')).then(({ startLive }) =>
      startLive(loadLiveUpdates),
    )
  }, checkEvery)
}
