export { awardRoutes } from './award.routes.ts'
