import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { implement } from '../../platform/implement.ts'
import { clearAbsence, markAbsent } from './attendance.absence.handlers.ts'
import { listPresent, listStaffAtWork, listStays, listToday } from './attendance.board.handlers.ts'
import { overrideHandover } from './attendance.override.handlers.ts'
import { settleTimes } from './attendance.settle.handlers.ts'
import { signIn, signOut } from './attendance.sign.handlers.ts'
import { voidSignIn, voidSignOut } from './attendance.undo.handlers.ts'
import { endWork, getOwnWork, startWork } from './attendance.work.handlers.ts'

const record = { can: 'attendance.record', live: 'attendance.read' } as const
/** Everybody who works here is counted in an emergency, also whoever has nothing to do with the children. */
const own = { can: 'staff', live: 'attendance.read' } as const

export const attendanceRoutes = implement(attendance, {
  listStays: { can: 'attendance.read', run: listStays },
  listPresent: { can: 'attendance.read', run: listPresent },
  listToday: { can: 'attendance.read', run: listToday },
  signIn: { ...record, audit: 'attendance.sign-in', run: signIn },
  signOut: { ...record, audit: 'attendance.sign-out', run: signOut },
  overrideHandover: {
    can: 'safety.oversee',
    live: 'attendance.read',
    audit: 'attendance.override',
    run: overrideHandover,
  },
  voidSignIn: { ...record, audit: 'attendance.void-sign-in', run: voidSignIn },
  voidSignOut: { ...record, audit: 'attendance.void-sign-out', run: voidSignOut },
  settleTimes: { ...record, audit: 'attendance.settle-times', run: settleTimes },
  markAbsent: { ...record, audit: 'attendance.mark-absent', run: markAbsent },
  clearAbsence: { ...record, audit: 'attendance.clear-absence', run: clearAbsence },
  listStaffAtWork: { can: 'staff.read', run: listStaffAtWork },
  getOwnWork: { can: 'staff', run: getOwnWork },
  startWork: { ...own, audit: 'attendance.start-work', run: startWork },
  endWork: { ...own, audit: 'attendance.end-work', run: endWork },
})
