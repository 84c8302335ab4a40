// The cleaning schedule: what is cleaned each day.
import { checklistOperations } from '../checklist/checklist.kind.ts'
import { feature } from '../kernel/feature.ts'

export const cleaningCheck = feature('cleaningCheck', checklistOperations('cleaning-check'))
