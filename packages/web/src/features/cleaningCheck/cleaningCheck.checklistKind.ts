import { cleaningCheck } from '@daybook/contract/cleaningCheck/cleaningCheck.contract.ts'
import { client } from '../../platform/api/client.ts'
import { checklistKind } from '../checklist/index.ts'

export const cleaningCheckChecklistKind = checklistKind({
  name: 'cleaningCheck',
  title: 'cleaningCheck.title',
  api: client(cleaningCheck),
})
