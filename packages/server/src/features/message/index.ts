export { messageRoutes } from './message.routes.ts'
export { sendMessages } from './message.send.queries.ts'
