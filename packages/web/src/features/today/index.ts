export { todayScreens } from './today.screens.ts'
