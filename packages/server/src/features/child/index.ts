export { noticesOf } from './child.parts.queries.ts'
export { type Card, cautionColumns, childCards, childCardsOfRoom, roomsOfChild } from './child.queries.ts'
export { childRegister } from './child.register.ts'
export { childRoutes } from './child.routes.ts'
