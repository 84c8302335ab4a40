export { dishCards } from './dish.cards.ts'
export { partsOf } from './dish.queries.ts'
