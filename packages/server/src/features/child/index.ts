export { type Card, childCards } from './child.queries.ts'
export { childRoutes } from './child.routes.ts'
