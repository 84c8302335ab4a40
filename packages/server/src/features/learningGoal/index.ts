export { goalsByIds, type OwnGoal } from './learningGoal.queries.ts'
