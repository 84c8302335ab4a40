// The published weeks around a day. Apart from roster.data.ts, which other pages load too.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { api } from './roster.data.ts'

/** Those that are not over yet, the first one first. */
export const comingWeeksQuery = () => ({ ...query(api.list, { show: 'coming' }), staleTime: justRead })
export const weeksAroundQuery = (weekOn: string) => ({
  ...query(api.list, { from: addDays(weekOn, -7), until: addDays(weekOn, 7), size: 50 }),
  staleTime: justRead,
})
/** One person's week. Reading it is noted, so it is read when it is opened, and not before. */
export const previewQuery = (id: string, userId: string) => ({
  queryKey: ['roster', 'preview', id, userId],
  queryFn: () => api.preview({ id, userId }),
  gcTime: 0,
})
