import type { RegisterFile } from '../register/register.rules.ts'
import { staffFields } from './staff.fields.ts'
import { passwordProblem } from './staff.rules.ts'

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
  notImported: ['password'],
  problems: ({ account, password }) =>
    password === null ? {} : { password: passwordProblem(password, account) },
} as const satisfies RegisterFile<typeof staffFields>
