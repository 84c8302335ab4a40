import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { implement } from '../../platform/implement.ts'
import { clearAbsence, markAbsent } from './attendance.absence.handlers.ts'
import { listPresent, listStaffAtWork, listToday } from './attendance.board.handlers.ts'
import { signIn, signOut } from './attendance.sign.handlers.ts'
import { voidSignIn, voidSignOut } from './attendance.undo.handlers.ts'
import { endWork, startWork } from './attendance.work.handlers.ts'

export const attendanceRoutes = implement(attendance, {
  listPresent: { can: 'attendance.read', run: listPresent },
  listToday: { can: 'attendance.read', run: listToday },
  signIn: { can: 'attendance.record', audit: 'attendance.sign-in', run: signIn },
  signOut: { can: 'attendance.record', audit: 'attendance.sign-out', run: signOut },
  voidSignIn: { can: 'attendance.record', audit: 'attendance.void-sign-in', run: voidSignIn },
  voidSignOut: { can: 'attendance.record', audit: 'attendance.void-sign-out', run: voidSignOut },
  markAbsent: { can: 'attendance.record', audit: 'attendance.mark-absent', run: markAbsent },
  clearAbsence: { can: 'attendance.record', audit: 'attendance.clear-absence', run: clearAbsence },
  listStaffAtWork: { can: 'staff.read', run: listStaffAtWork },
  startWork: { can: 'attendance.record', audit: 'attendance.start-work', run: startWork },
  endWork: { can: 'attendance.record', audit: 'attendance.end-work', run: endWork },
})
