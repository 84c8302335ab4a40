export { cleaningCheckChecklists, cleaningCheckRoutes, cleaningCheckTasks } from './cleaningCheck.routes.ts'
