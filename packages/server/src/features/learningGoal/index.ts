export { goalsByIds, type OwnGoal } from './learningGoal.queries.ts'
export { learningGoalRegister, learningGoalRoutes } from './learningGoal.routes.ts'
