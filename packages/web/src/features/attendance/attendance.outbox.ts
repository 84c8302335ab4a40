// What may be recorded without a network.
import {
  clearAbsence,
  endWork,
  markAbsent,
  signIn,
  signOut,
  startWork,
  voidSignIn,
  voidSignOut,
} from './attendance.data.ts'

export const attendanceOutbox = [
  clearAbsence,
  endWork,
  markAbsent,
  signIn,
  signOut,
  startWork,
  voidSignIn,
  voidSignOut,
]
