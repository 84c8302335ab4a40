export { openingCheckChecklists, openingCheckRoutes, openingCheckTasks } from './openingCheck.routes.ts'
