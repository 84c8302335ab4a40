import { illness, illnessReport } from '@daybook/contract/illness/illness.kind.ts'
import { illnessChanged } from '@daybook/contract/illness/illness.rules.ts'
import { implement } from '../../platform/implement.ts'
import { reportHandlers } from '../report/index.ts'

export const illnessRoutes = implement(
  illness,
  reportHandlers({
    ...illnessReport,
    name: 'illness',
    changed: async ({ publish }) => publish({ operation: illnessChanged, to: 'attendance.read', data: null }),
  }),
)
