// The query cache. Only temporary failures are retried.
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api.error.ts'

const retries = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: (failures, error) => failures < retries && error instanceof ApiError && error.isPassing,
      networkMode: 'offlineFirst',
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})
