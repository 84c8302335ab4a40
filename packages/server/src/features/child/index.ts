export { type Card, cautionColumns, childCards, childCardsOfRoom, roomsOfChild } from './child.queries.ts'
export { childRoutes } from './child.routes.ts'
