import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { implement } from '../../platform/implement.ts'
import { listPlan, removePlanEntries, submitPlanEntry } from './plan.handlers.ts'
import { startPlan } from './plan.template.handlers.ts'

export const planRoutes = implement(plan, {
  listPlan: { can: 'plan.read', run: listPlan },
  submitPlanEntry: { can: 'plan.edit', audit: 'plan.submit', run: submitPlanEntry },
  startPlan: { can: 'plan.edit', audit: 'plan.start', run: startPlan },
  removePlanEntries: { can: 'plan.edit', audit: 'plan.remove', run: removePlanEntries },
})
