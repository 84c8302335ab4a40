import { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import { implement } from '../../platform/implement.ts'
import type { TaskKind } from '../task/index.ts'
import { confirmRead, getBriefing } from './briefing.handlers.ts'

export const briefingRoutes = (parts: { taskKinds: readonly TaskKind[] }) =>
  implement(briefing, {
    getBriefing: { can: 'care.read', run: (context) => getBriefing(parts.taskKinds, context) },
    confirmRead: { can: 'care.record', live: 'care.read', audit: 'briefing.confirm', run: confirmRead },
  })
