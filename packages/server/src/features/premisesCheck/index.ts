export { premisesCheckChecklists, premisesCheckRoutes, premisesCheckTasks } from './premisesCheck.routes.ts'
