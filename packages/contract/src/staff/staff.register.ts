import type { RegisterFile } from '../register/register.rules.ts'
import { staffFields } from './staff.fields.ts'

export const staffRegister = {
  fields: staffFields,
  page: '/pages/manage/staff',
  read: 'staff.readPrivate',
  edit: 'staff.edit',
  title: 'realName',
  searched: ['realName', 'name', 'account'],
  order: ['realName'],
  hasPicture: true,
  unique: [['account']],
  made: ['account'],
  sameBy: ['realName'],
  unlessDifferent: ['email'],
  asksWhetherSame: 'ALREADY_STAFF',
  notImported: ['password'],
} as const satisfies RegisterFile<typeof staffFields>
