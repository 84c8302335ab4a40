export { type OutgoingMessage, sendMessages } from './message.send.queries.ts'
