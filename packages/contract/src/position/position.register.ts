import type { RegisterFile } from '../register/register.rules.ts'
import { positionFields } from './position.fields.ts'

export const positionRegister = {
  fields: positionFields,
  page: '/pages/manage/post',
  read: 'register.read',
  edit: 'register.edit',
  title: 'postName',
  searched: ['postName', 'postCode', 'category'],
  order: ['sort', 'postName'],
  unique: [['postCode'], ['postName']],
} as const satisfies RegisterFile<typeof positionFields>
