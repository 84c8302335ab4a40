// Tells platform/idle.ts what it cannot see itself: the first screen, each change of screen, and queries between two
// tries.
import { begin } from '../platform/idle.ts'
import { queryClient } from '../platform/query/query.client.ts'
import type { makeRouter } from './router.tsx'

/** To be called before anything begins. @returns takes the router, when there is one */
export function watchIdle(): (router: ReturnType<typeof makeRouter>) => void {
  let arrived = begin()
  let answered: (() => void) | undefined
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated') return
    answered?.()
    if (queryClient.isFetching() > 0) answered = begin()
  })
  return (router) => {
    router.subscribe('onBeforeNavigate', () => {
      arrived()
      arrived = begin()
    })
    router.subscribe('onResolved', () => arrived())
  }
}
