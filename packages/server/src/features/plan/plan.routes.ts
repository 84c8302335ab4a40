import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { implement } from '../../platform/implement.ts'
import { listPlan, removePlanEntries, submitPlanEntry } from './plan.handlers.ts'

export const planRoutes = implement(plan, {
  listPlan: { can: 'plan.read', run: listPlan },
  submitPlanEntry: { can: 'plan.edit', audit: 'plan.submit', run: submitPlanEntry },
  removePlanEntries: { can: 'plan.edit', audit: 'plan.remove', run: removePlanEntries },
})
