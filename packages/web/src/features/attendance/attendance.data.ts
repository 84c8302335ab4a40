import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import type { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { t } from '../../platform/i18n/language.ts'
import { putOutOfDateBy } from '../../platform/live/arrivals.ts'
import { notify } from '../../platform/notice.ts'
import { onQuery, queueable } from '../../platform/outbox/queueable.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { query } from '../../platform/query/query.ts'
import { session } from '../../platform/session/current.ts'
import { boardArrivals } from './attendance.arrivals.ts'
import {
  withAbsence,
  withoutAbsence,
  withoutSignIns,
  withoutSignOuts,
  withoutWork,
  withSignIns,
  withSignOuts,
  withWork,
} from './attendance.effects.ts'

const api = client(attendance)
const reminderApi = client(reminder)

/** The server tells who comes and goes. What nobody tells, as that a day is over, is seen a little later. */
const readAgain = 5 * 60_000

/** The whole board of today, every room: choosing a room or searching reads nothing. */
export const boardQuery = () => ({ ...query(api.listToday), refetchInterval: readAgain })

/** What there is to remember about a child, for its sheet. */
export const tipsQuery = (childId: string) => query(reminderApi.getChildTips, { userId: childId })

/** Says of which children it is true, and looks what the board is really like. */
function refused(error: ApiError): void {
  const children = queryClient.getQueryData(boardQuery().queryKey)?.children ?? []
  const names = children.filter(({ id }) => id in error.fields).map(({ firstName }) => firstName)
  const why = errorWords(error)
  notify(names.length > 0 ? t('attendance.refused', { who: names.join(', '), why }) : why)
  void queryClient.invalidateQueries()
}

const showing: { id: string }[] = [
  ...[api.listToday, api.listPresent, api.listStaffAtWork],
  client(childPage).getPage,
]

interface Standing {
  room: { code: string } | null
  children: readonly { id: string; attendanceId: string | null }[]
}

/** A board of another feature is out of date when somebody comes or goes who stands on it, or comes into its room. */
export function alsoShowsWhoIsHere(board: { id: string }): void {
  showing.push(board)
  putOutOfDateBy<Standing>(board, ({ room, children }, mentions) =>
    [room?.code, ...children.flatMap(({ id, attendanceId }) => [id, attendanceId])].some(
      (id) => id != null && mentions(id),
    ),
  )
}

boardArrivals(api, { id: api.listToday.id, queryKey: boardQuery().queryKey })

const also = { refresh: showing, refused }
const me = () => session.get().userInfo?.realName ?? ''

export const signIn = queueable(api.signIn, {
  meansTheSame: ['CHILD_ALREADY_SIGNED_IN'],
  effects: (input) => [onQuery(boardQuery(), (board) => withSignIns(board, input, me()))],
  ...also,
})

export const signOut = queueable(api.signOut, {
  meansTheSame: ['CHILD_NOT_SIGNED_IN'],
  effects: (input) => [onQuery(boardQuery(), (board) => withSignOuts(board, input, me()))],
  ...also,
})

export const voidSignIn = queueable(api.voidSignIn, {
  effects: ({ ids }) => [onQuery(boardQuery(), (board) => withoutSignIns(board, ids.split(',')))],
  ...also,
})

export const voidSignOut = queueable(api.voidSignOut, {
  effects: ({ ids }) => [onQuery(boardQuery(), (board) => withoutSignOuts(board, ids.split(',')))],
  ...also,
})

export const markAbsent = queueable(api.markAbsent, {
  effects: (input) => [onQuery(boardQuery(), (board) => withAbsence(board, input))],
  ...also,
})

export const clearAbsence = queueable(api.clearAbsence, {
  effects: ({ ids }) => [onQuery(boardQuery(), (board) => withoutAbsence(board, ids.split(',')))],
  ...also,
})

export const startWork = queueable(api.startWork, {
  meansTheSame: ['STAFF_ALREADY_SIGNED_IN'],
  effects: (input) => [onQuery(boardQuery(), (board) => withWork(board, input))],
  ...also,
})

export const endWork = queueable(api.endWork, {
  meansTheSame: ['STAFF_NOT_SIGNED_IN'],
  effects: () => [onQuery(boardQuery(), withoutWork)],
  ...also,
})
