import { MenuState } from './MenuState.tsx'

export const mealMenuPages = { More: MenuState }
