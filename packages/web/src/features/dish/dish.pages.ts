import { DishBody } from './DishBody.tsx'

export const dishPages = { Body: DishBody }
