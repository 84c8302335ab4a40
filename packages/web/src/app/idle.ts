// Reports to platform/idle.ts what it cannot see itself: the first screen, each navigation, and queries between retries.
import { begin } from '../platform/idle.ts'
import { queryClient } from '../platform/query/query.client.ts'
import type { makeRouter } from './router.tsx'

/** Call it before anything else starts. @returns a function to call with the router */
export function watchIdle(): (router: ReturnType<typeof makeRouter>) => void {
  let endNavigation = begin()
  let endFetching: (() => void) | undefined
  queryClient.getQueryCache().subscribe(({ type }) => {
    // A query that is removed while it is being fetched is not updated any more.
    if (type !== 'updated' && type !== 'removed') return
    endFetching?.()
    if (queryClient.isFetching() > 0) endFetching = begin()
  })
  return (router) => {
    router.subscribe('onBeforeNavigate', () => {
      endNavigation()
      endNavigation = begin()
    })
    router.subscribe('onResolved', () => endNavigation())
  }
}
