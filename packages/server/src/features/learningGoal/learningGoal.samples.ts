import { learningGoal } from '@daybook/contract/learningGoal/learningGoal.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

const { get, submit, remove } = registerSamples(
  ({ centre, build }) => build(centre.tenantId, (make) => make.learningGoal()),
  { name: 'Kaitiakitanga' },
)

export const learningGoalSamples = samples(learningGoal, { get, submit, remove })
