export { signIn } from './attendance.data.ts'
