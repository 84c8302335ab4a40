import type { AttendanceAwaiting } from '@daybook/contract/attendance/attendance.awaiting.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Awaiting } from '../today/index.ts'
import { countForgotten, forgottenSignOuts } from './attendance.forgotten.queries.ts'

export const attendanceAwaiting: Awaiting<AttendanceAwaiting['forgottenSignOuts']> = {
  name: 'forgottenSignOuts',
  count: ({ tx, actor }) => countForgotten(tx, actor.today),
  async list({ tx, actor }) {
    const rows = await forgottenSignOuts(tx, actor.today)
    return rows.map(({ attendanceId, child, roomName, day, signedInAt, expectedUntil }) => ({
      id: attendanceId,
      dueAt: expectedUntil ?? signedInAt,
      page: '/pages/home/children-list?ask=signOut',
      params: { childName: fullName(child), roomName, day },
    }))
  },
}
