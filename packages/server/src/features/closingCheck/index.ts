export { closingCheckChecklists, closingCheckRoutes, closingCheckTasks } from './closingCheck.routes.ts'
