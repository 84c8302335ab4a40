export { signInChildren, signOutChildren } from './attendance.actions.ts'
export { boardQuery, signIn } from './attendance.data.ts'
export { signInFirst } from './attendance.outbox.ts'
