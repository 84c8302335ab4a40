export { authScreens } from './auth.screens.ts'
