import { closingCheck } from '@daybook/contract/closingCheck/closingCheck.contract.ts'
import { implement } from '../../platform/implement.ts'
import { checklistHandlers, tasksOfChecklist } from '../checklist/index.ts'
import { closingCheckTemplate } from './closingCheck.template.ts'

const kind = { name: 'closingCheck', template: closingCheckTemplate } as const

export const closingCheckRoutes = implement(closingCheck, checklistHandlers(kind))
export const closingCheckTasks = tasksOfChecklist(kind)
export const closingCheckChecklists = { closingCheck: kind }
