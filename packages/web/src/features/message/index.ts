export { unreadQuery } from './message.data.ts'
export { messageScreens } from './message.screens.ts'
