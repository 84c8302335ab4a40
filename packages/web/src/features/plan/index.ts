export { planScreens } from './plan.screens.ts'
