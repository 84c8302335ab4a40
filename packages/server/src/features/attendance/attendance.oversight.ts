import type { AttendanceOversight } from '@daybook/contract/attendance/attendance.oversight.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Oversight } from '../today/index.ts'
import { childrenAway } from './attendance.away.queries.ts'
import { forgottenSignOuts } from './attendance.forgotten.queries.ts'

export const attendanceOversight: Oversight<AttendanceOversight> = {
  async forgottenSignOuts({ tx, actor }) {
    const forgotten = await forgottenSignOuts(tx, actor.today)
    return forgotten.map(({ attendanceId, child, roomName, day, signedInAt }) => ({
      id: attendanceId,
      page: '/pages/home/children-list?ask=signOut',
      params: { childName: fullName(child), roomName, day, signedInAt },
    }))
  },
  async childrenAway({ tx, actor }) {
    const away = await childrenAway(tx, actor.today)
    return away.map(({ id, childId, firstName, familyName, roomName, reason, note }) => ({
      id,
      page: `/pages/home/child?id=${childId}`,
      params: { childName: fullName({ firstName, familyName }), roomName, reason, note },
    }))
  },
}
