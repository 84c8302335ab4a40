export { type OutgoingMessage, sendMessage } from './message.send.queries.ts'
