import { rootId } from '@daybook/contract/kernel/fields.ts'
import {
  learningGoalRegister as declared,
  learningGoal,
  type learningGoalFields,
} from '@daybook/contract/learningGoal/learningGoal.kind.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, refusing, registerHandlers } from '../register/index.ts'
import { goalsByIds, strandsAmong } from './learningGoal.queries.ts'

export const learningGoalRegister: RegisterKind<typeof learningGoalFields> = {
  ...declared,
  name: 'learningGoal',
  table: 'learning_goal',
  columns: {},
  /** A goal stands under a strand, and nothing stands under a goal. */
  async check({ tx }, savings) {
    const parentOf = ({ values }: (typeof savings)[number]) => values.parentId ?? rootId
    const goals = await goalsByIds(tx, savings.map(parentOf))
    const under = new Set(goals.filter(({ strandId }) => strandId).map(({ id }) => id))
    const strands = await strandsAmong(
      tx,
      savings.map(({ id }) => id),
    )
    return refusing(savings, (saving) => {
      const parentId = parentOf(saving)
      if (parentId !== rootId && (under.has(parentId) || strands.has(saving.id)))
        fail('VALIDATION_FAILED', { parentId: 'INVALID_CHOICE' })
    })
  },
}

const { listTree, listOptions, get, submit, remove } = registerHandlers(learningGoalRegister)

export const learningGoalRoutes = implement(learningGoal, { listTree, listOptions, get, submit, remove })
