import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveDay } from '../../platform/live/live.updates.ts'
import { justRead, query } from '../../platform/query/query.ts'
import type { Need } from '../../platform/screens/screens.ts'
import type { SessionState } from '../../platform/session/session.state.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { boardQuery } from '../attendance/index.ts'
import { tipIdsQuery } from '../reminder/index.ts'
import { roomsQuery } from '../room/index.ts'

const api = client(today)

// Other users change the day, so it is refetched on each visit and every minute.
const live = { staleTime: justRead, refetchInterval: 60_000 }

/** @param day undefined for today by the server's clock */
export const dayQuery = (day: string | undefined) => ({
  ...query(api.listDay, day === undefined ? {} : { date: day }),
  ...live,
})

/** @param month `2026-03` */
export function monthQuery(month: string) {
  const [year, number] = month.split('-').map(Number)
  return { ...query(api.countMonth, { year, month: number }), staleTime: justRead }
}

export const requestsQuery = () => ({ ...query(api.countRequests), staleTime: justRead })

/** Something that waits for the person. */
export type Awaited = AnswerOf<(typeof today.operations)['listRequests']>[number]

/** What waits for the person, the oldest due first. Read again every minute: tasks become late as time passes. */
export const todoQuery = () => ({ ...query(api.listRequests), ...live })

/** Read again every minute too: rounds and checks become late as time passes. */
export const oversightQuery = () => ({ ...query(api.getOversight), ...live })

export const birthdayQuery = ({ taskId = '', date }: { taskId?: string; date?: string }) =>
  query(api.getBirthday, date === undefined ? { taskId } : { taskId, date })

export const may = (session: SessionState, right: Right) =>
  session.userProfile?.rights.includes(right) ?? false

/** All queries of the home screen, so that they are fetched together: first what stands at its top, because browsers
 *  send six requests at a time over HTTP/1. Whoever has just signed in has no profile yet. */
export function homeNeeds({ search, session }: { search: { date?: string }; session: SessionState }): Need[] {
  if (session.userProfile && !may(session, 'task.read')) return []
  const timeZone = session.tenantInfo?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const day = search.date ?? dayAt(new Date(serverNow()), timeZone)
  const ifMay = (right: Right, ...needs: Need[]) => (!session.userProfile || may(session, right) ? needs : [])
  return [
    ...ifMay('attendance.read', boardQuery()),
    dayQuery(search.date),
    ...ifMay('room.read', roomsQuery()),
    ...ifMay('request.read', todoQuery(), requestsQuery()),
    monthQuery(day.slice(0, 7)),
    ...ifMay('reminder.read', tipIdsQuery()),
  ]
}

// What is recorded of a child anywhere may stand on the briefing of its room.
const getBriefing = { id: 'briefing.getBriefing' }

const { listDay, countMonth, getOversight, countRequests, listRequests } = api
// What is recorded of a child is the last that is known while it is missing in a head count.
liveDay([
  ...[listDay, countMonth, getOversight, countRequests, listRequests, getBriefing],
  { id: 'headCount.getBoard' },
])
