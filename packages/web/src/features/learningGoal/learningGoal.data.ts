import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { learningGoal } from '@daybook/contract/learningGoal/learningGoal.kind.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

export const api = client(learningGoal)

export type OwnGoal = AnswerOf<typeof learningGoal.operations.listOptions>[number]

/** The strands and goals in use, in the centre's order. */
export const ownGoalsQuery = () => query(api.listOptions)
