export { plannedDay } from './roster.day.ts'
export { heldCertificates } from './roster.expected.ts'
