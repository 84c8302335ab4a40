import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import type { CallOf } from '@daybook/contract/kernel/feature.ts'
import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import { nameAmong, type Person } from '../../kit/names.ts'
import type { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { t } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'
import { aboutClaimedTime, aboutReason } from '../../platform/outbox/outbox.entry.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { query } from '../../platform/query/query.ts'
import { aboutEnd, aboutSignOut } from './attendance.choices.ts'
import './attendance.live.ts'

const api = client(attendance)
const reminderApi = client(reminder)

/** Live events report arrivals and departures. Changes without an event, such as the end of the day, need a refetch. */
const readAgain = 5 * 60_000

/** In the address of the board: the children of all rooms, and not of the one that was shown last. No room has this code. */
export const allRooms = '*'

/** Today's board for all rooms, so that choosing a room or searching needs no request. */
export const boardQuery = () => ({ ...query(api.listToday), refetchInterval: readAgain })

/** The board of an earlier day. */
export const boardOfDayQuery = (date: string) => query(api.listToday, { date })

/** Who is at work now. */
export const staffAtWorkQuery = () => query(api.listStaffAtWork, {})

/** The reminders about a child. */
export const tipsQuery = (childId: string) => query(reminderApi.getChildTips, { userId: childId })

/** A child's name, told apart from all others of the centre. */
export const nameHere = (child: Person) =>
  nameAmong(child, queryClient.getQueryData(boardQuery().queryKey)?.children ?? [])

/** Names the refused children and reads everything again, because a refusal means that the screen is out of date. */
function refused(error: ApiError): void {
  const children = queryClient.getQueryData(boardQuery().queryKey)?.children ?? []
  const names = children.filter(({ id }) => id in error.fields).map(nameHere)
  const why = errorWords(error)
  notify(names.length > 0 ? t('attendance.refused', { who: listed(names), why }) : why)
  void queryClient.invalidateQueries()
}

export const signIn = queueable(api.signIn, {
  label: 'attendance.entrySignIn',
  choices: aboutClaimedTime,
  meansTheSame: ['CHILD_ALREADY_SIGNED_IN'],
  lists: ['ids', 'attendanceIds'],
  refused,
})

export const signOut = queueable(api.signOut, {
  label: 'attendance.entrySignOut',
  choices: aboutSignOut,
  meansTheSame: ['CHILD_NOT_SIGNED_IN'],
  lists: ['ids'],
  refused,
})

export async function overrideHandover(input: CallOf<typeof attendance.operations.overrideHandover>) {
  receiveAnswer(api.overrideHandover.id, await api.overrideHandover(input, { quiet: true }))
}

const undoing = { label: 'attendance.entryUndone', choices: aboutReason, refused } as const
export const voidSignIn = queueable(api.voidSignIn, undoing)
export const voidSignOut = queueable(api.voidSignOut, undoing)

const changing = { label: 'attendance.entryAttendance', refused } as const
export const settleStayTimes = queueable(api.settleTimes, changing)
export const markAbsent = queueable(api.markAbsent, changing)
export const clearAbsence = queueable(api.clearAbsence, changing)

export const startWork = queueable(api.startWork, {
  ...changing,
  choices: aboutClaimedTime,
  meansTheSame: ['STAFF_ALREADY_SIGNED_IN'],
})

export const endWork = queueable(api.endWork, {
  ...changing,
  choices: aboutEnd,
  meansTheSame: ['STAFF_NOT_SIGNED_IN'],
})
