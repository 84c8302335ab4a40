export { askForConfirmation, endConfirmation } from './noticeConfirmation.ask.ts'
