export { messageRoutes } from './message.routes.ts'
export { type OutgoingMessage, sendMessages } from './message.send.queries.ts'
