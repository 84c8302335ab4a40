export { askForConfirmation, endConfirmation } from './noticeConfirmation.ask.ts'
export { noticeConfirmationRoutes } from './noticeConfirmation.routes.ts'
