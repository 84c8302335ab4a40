import { cleaningCheck } from '@daybook/contract/cleaningCheck/cleaningCheck.contract.ts'
import { implement } from '../../platform/implement.ts'
import { checklistHandlers, tasksOfChecklist } from '../checklist/index.ts'
import { cleaningCheckTemplate } from './cleaningCheck.template.ts'

const kind = { name: 'cleaningCheck', template: cleaningCheckTemplate } as const

export const cleaningCheckRoutes = implement(cleaningCheck, checklistHandlers(kind))
export const cleaningCheckTasks = tasksOfChecklist(kind)
export const cleaningCheckChecklists = { cleaningCheck: kind }
