// Forgotten sign-outs and children who are away, for the to-do list and the manager's page of today.
import type {
  AttendanceAwaiting,
  AttendanceOversight,
} from '@daybook/contract/attendance/attendance.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Awaiting, Oversight } from '../today/index.ts'
import { childrenAway } from './attendance.away.queries.ts'
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
      return away.map(({ id, childId, firstName, familyName, roomName, reason, note }) => ({
        id,
        page: `/pages/home/child?id=${childId}`,
        params: { childName: fullName({ firstName, familyName }), roomName, reason, note },
      }))
    },
  },
}
