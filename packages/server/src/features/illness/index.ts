export { illnessRoutes } from './illness.routes.ts'
