export { dishCards } from './dish.cards.ts'
