import { closingCheck } from '@daybook/contract/closingCheck/closingCheck.kind.ts'
import { client } from '../../platform/api/client.ts'
import { checklistKind } from '../checklist/index.ts'

export const closingCheckChecklistKind = checklistKind({
  name: 'closingCheck',
  title: 'closingCheck.title',
  api: client(closingCheck),
})
