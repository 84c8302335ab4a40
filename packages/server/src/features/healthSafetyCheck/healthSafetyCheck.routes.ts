import { healthSafetyCheck } from '@daybook/contract/healthSafetyCheck/healthSafetyCheck.contract.ts'
import { implement } from '../../platform/implement.ts'
import { checklistHandlers, tasksOfChecklist } from '../checklist/index.ts'
import { healthSafetyCheckTemplate } from './healthSafetyCheck.template.ts'

const kind = { name: 'healthSafetyCheck', template: healthSafetyCheckTemplate } as const

export const healthSafetyCheckRoutes = implement(healthSafetyCheck, checklistHandlers(kind))
export const healthSafetyCheckTasks = tasksOfChecklist(kind)
export const healthSafetyCheckChecklists = { healthSafetyCheck: kind }
