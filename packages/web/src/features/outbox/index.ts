export { LeaveSheet, unsent } from './LeaveSheet.tsx'
