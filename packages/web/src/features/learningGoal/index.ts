export { type OwnGoal, ownGoalsQuery } from './learningGoal.data.ts'
