import { openingCheck } from '@daybook/contract/openingCheck/openingCheck.contract.ts'
import { client } from '../../platform/api/client.ts'
import { checklistKind } from '../checklist/index.ts'

export const openingCheckChecklistKind = checklistKind({
  name: 'openingCheck',
  title: 'openingCheck.title',
  api: client(openingCheck),
})
