export { visitorsHere } from './visitor.queries.ts'
