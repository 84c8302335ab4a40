// The query cache. Only temporary failures are retried.
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api.error.ts'
import { errorWords } from '../api/error.words.ts'
import { notify } from '../notice.ts'

const retries = 2

/** Queries whose last fetch failed, so that a query that is read every minute reports a failure once. */
const failing = new WeakSet<object>()

type AnyQuery = Query<unknown, unknown, unknown>

/** A screen without data shows the failure in place of the data. One with data only needs to know that it is old. */
function onError(error: unknown, query: AnyQuery): void {
  const isRepeated = failing.has(query)
  failing.add(query)
  if (isRepeated || query.state.data === undefined || !(error instanceof ApiError)) return
  const isAlreadyShown = error.status === 401 || error.key === 'UNAUTHENTICATED' || isOffline(error)
  if (!isAlreadyShown) notify(errorWords(error))
}

/** The shell shows a banner while there is no network. */
const isOffline = ({ status }: ApiError) => status === 0 && navigator.onLine === false

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError, onSuccess: (_, query) => void failing.delete(query) }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // Without a network nothing is retried, because the browser reports when it is back.
      retry: (failures, error) =>
        failures < retries && error instanceof ApiError && error.isPassing && !isOffline(error),
      networkMode: 'offlineFirst',
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})

/** Forgets what somebody has read. Reads that need no session stay, because the sign-in page shows them already and
 *  nothing would read them again. */
export function forgetReads(): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.access !== 'public' })
}
