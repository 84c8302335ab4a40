// A centre's own strands and goals, beside those of its country's curriculum. Learning stories are linked to them. The
// hard rule: one that is no longer used stays readable on the stories that have it. These calls are ours.
import { feature } from '../kernel/feature.ts'
import { registerOperations } from '../register/register.kind.ts'
import { learningGoalRegister } from './learningGoal.register.ts'

const at = registerOperations('/api/blade-garden/learning-goal', learningGoalRegister)
const own = true as const

export const learningGoal = feature('learningGoal', {
  listTree: { ...at.listTree(), own },
  listOptions: { ...at.listOptions(), own, offline: 'cache' },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
})
