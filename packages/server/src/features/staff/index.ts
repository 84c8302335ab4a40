export { managerIds } from './staff.queries.ts'
export { staffRoutes } from './staff.routes.ts'
