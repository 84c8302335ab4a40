import { openingCheck } from '@daybook/contract/openingCheck/openingCheck.contract.ts'
import { implement } from '../../platform/implement.ts'
import { checklistHandlers, tasksOfChecklist } from '../checklist/index.ts'
import { openingCheckTemplate } from './openingCheck.template.ts'

const kind = { name: 'openingCheck', template: openingCheckTemplate } as const

export const openingCheckRoutes = implement(openingCheck, checklistHandlers(kind))
export const openingCheckTasks = tasksOfChecklist(kind)
export const openingCheckChecklists = { openingCheck: kind }
