import { rootId } from '@daybook/contract/kernel/fields.ts'
import { learningGoal } from '@daybook/contract/learningGoal/learningGoal.contract.ts'
import type { learningGoalFields } from '@daybook/contract/learningGoal/learningGoal.fields.ts'
import { learningGoalRegister as declared } from '@daybook/contract/learningGoal/learningGoal.register.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'
import { goalsByIds, hasGoals } from './learningGoal.queries.ts'

export const learningGoalRegister: RegisterKind<typeof learningGoalFields> = {
  ...declared,
  name: 'learningGoal',
  table: 'learning_goal',
  columns: {},
  /** A goal stands under a strand, and nothing stands under a goal. */
  async check({ tx }, { id, values: { parentId } }) {
    if (parentId === null || parentId === rootId) return
    const [strand] = await goalsByIds(tx, [parentId])
    if (strand?.strandId || (await hasGoals(tx, id)))
      fail('VALIDATION_FAILED', { parentId: 'INVALID_CHOICE' })
  },
}

const { listTree, listOptions, get, submit, remove } = registerHandlers(learningGoalRegister)

export const learningGoalRoutes = implement(learningGoal, { listTree, listOptions, get, submit, remove })
