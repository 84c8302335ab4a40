export { type Card, cautionColumns, childCards, roomsOfChild } from './child.queries.ts'
export { childRoutes } from './child.routes.ts'
