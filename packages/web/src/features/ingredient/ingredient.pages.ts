import { AddUsual } from './AddUsual.tsx'

export const ingredientPages = { BesideSearch: AddUsual }
