export {
  healthSafetyCheckChecklists,
  healthSafetyCheckRoutes,
  healthSafetyCheckTasks,
} from './healthSafetyCheck.routes.ts'
