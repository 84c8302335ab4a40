export { careLogScreens } from './careLog.screens.ts'
