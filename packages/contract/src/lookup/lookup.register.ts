import { rootId } from '../kernel/fields.ts'
import type { RegisterFile } from '../register/register.rules.ts'
import { lookupFields } from './lookup.fields.ts'

export const lookupRegister = {
  fields: lookupFields,
  page: '/pages/manage/dict',
  read: 'register.read',
  edit: 'register.edit',
  title: 'dictValue',
  searched: ['dictValue', 'code'],
  order: ['sort', 'dictValue'],
  unique: [['code', 'dictKey']],
  problems: ({ parentId, dictKey }) => (parentId !== rootId && !dictKey ? { dictKey: 'REQUIRED' } : {}),
} as const satisfies RegisterFile<typeof lookupFields>
