export { unreadQuery } from './message.data.ts'
