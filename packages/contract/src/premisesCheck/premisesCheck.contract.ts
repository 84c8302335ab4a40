// The premises and facilities check. Its path keeps the specification's spelling.
import { checklistOperations } from '../checklist/checklist.kind.ts'
import { feature } from '../kernel/feature.ts'

export const premisesCheck = feature('premisesCheck', checklistOperations('safty-check'))
