// The health and safety check: hazards, hot water, first aid.
import { checklistOperations } from '../checklist/checklist.kind.ts'
import { feature } from '../kernel/feature.ts'

export const healthSafetyCheck = feature('healthSafetyCheck', checklistOperations('health-check'))
