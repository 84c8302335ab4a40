import { premisesCheck } from '@daybook/contract/premisesCheck/premisesCheck.contract.ts'
import { client } from '../../platform/api/client.ts'
import { checklistKind } from '../checklist/index.ts'

export const premisesCheckChecklistKind = checklistKind({
  name: 'premisesCheck',
  title: 'premisesCheck.title',
  api: client(premisesCheck),
})
