export { custodyNotesOf, expiringPlans, noticesOf } from './child.parts.queries.ts'
export { childrenWithoutPhotos } from './child.photos.queries.ts'
export { type Card, cautionColumns, childCards, childCardsOfRoom, roomsOfChild } from './child.queries.ts'
