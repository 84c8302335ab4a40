export { plannedDay } from './roster.day.ts'
export { expectedIn, heldCertificates } from './roster.expected.ts'
export { leaveDecided } from './roster.leave.ts'
