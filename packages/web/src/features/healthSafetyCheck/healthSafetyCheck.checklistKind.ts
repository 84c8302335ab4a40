import { healthSafetyCheck } from '@daybook/contract/healthSafetyCheck/healthSafetyCheck.contract.ts'
import { client } from '../../platform/api/client.ts'
import { checklistKind } from '../checklist/index.ts'

export const healthSafetyCheckChecklistKind = checklistKind({
  name: 'healthSafetyCheck',
  title: 'healthSafetyCheck.title',
  api: client(healthSafetyCheck),
})
