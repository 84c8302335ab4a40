export { type Card, carefulColumns, childCards, roomsOfChild } from './child.queries.ts'
export { childRoutes } from './child.routes.ts'
