// Forgotten sign-outs and children who are away, for the to-do list and the manager's page of today.
import type { AttendanceAwaiting } from '@daybook/contract/attendance/attendance.contract.ts'
import type { AttendanceOversight } from '@daybook/contract/attendance/attendance.oversight.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Awaiting, Oversight } from '../today/index.ts'
import { childrenAway } from './attendance.away.queries.ts'
import { childDays } from './attendance.day.ts'
import { countForgotten, forgottenSignOuts } from './attendance.forgotten.queries.ts'

export const attendanceAwaiting: Awaiting<AttendanceAwaiting['forgottenSignOuts']> = {
  name: 'forgottenSignOuts',
  can: 'attendance.record',
  does: 'do',
  whose: 'shared',
  count: ({ tx, actor }) => countForgotten(tx, actor.today),
  async list({ tx, actor }) {
    const rows = await forgottenSignOuts(tx, actor.today)
    return rows.map(({ attendanceId, child, roomName, day, signedInAt, expectedUntil }) => ({
      id: attendanceId,
      since: signedInAt,
      until: expectedUntil,
      page: '/pages/home/children-list?ask=signOut',
      params: { childName: fullName(child), roomName, day },
    }))
  },
}

export const attendanceOversight: Oversight<AttendanceOversight> = {
  forgottenSignOuts: {
    can: 'attendance.read',
    async list({ tx, actor }) {
      const forgotten = await forgottenSignOuts(tx, actor.today)
      return forgotten.map(({ attendanceId, child, roomName, day, signedInAt }) => ({
        id: attendanceId,
        page: '/pages/home/children-list?ask=signOut',
        params: { childName: fullName(child), roomName, day, signedInAt },
      }))
    },
  },
  childrenAway: {
    can: 'child.read',
    async list({ tx, actor }) {
      const away = await childrenAway(tx, actor.today)
      const marked = away.map(({ id, childId, firstName, familyName, roomName, reason, note }) => ({
        id,
        page: `/pages/home/child?id=${childId}`,
        params: { childName: fullName({ firstName, familyName }), roomName, reason, note },
      }))
      return [...marked, ...(await keptAtHome(tx, actor.today))].slice(0, mostRows)
    },
  },
}

/** Whom an illness keeps at home on a day that they are booked for. Nobody has to mark them away as well. */
async function keptAtHome(tx: Tx, day: string) {
  return (await childDays(tx, day)).flatMap(({ card, expectation, stays }) => {
    const { expectedFrom, absence, awayUntil: until } = expectation
    if (stays.length > 0 || expectedFrom === null || absence !== null || until === null) return []
    const params = { childName: fullName(card), roomName: card.roomName, reason: 'sick', note: null, until }
    return [{ id: card.id, page: `/pages/home/child?id=${card.id}`, params }]
  })
}
