import { premisesCheck } from '@daybook/contract/premisesCheck/premisesCheck.contract.ts'
import { implement } from '../../platform/implement.ts'
import { checklistHandlers, tasksOfChecklist } from '../checklist/index.ts'
import { premisesCheckTemplate } from './premisesCheck.template.ts'

const kind = { name: 'premisesCheck', template: premisesCheckTemplate } as const

export const premisesCheckRoutes = implement(premisesCheck, checklistHandlers(kind))
export const premisesCheckTasks = tasksOfChecklist(kind)
export const premisesCheckChecklists = { premisesCheck: kind }
