export { alsoShowsWhoIsHere, boardQuery, signIn } from './attendance.data.ts'
