import type { RegisterFile } from '../register/register.rules.ts'
import { teamFields } from './team.fields.ts'

export const teamRegister = {
  fields: teamFields,
  page: '/pages/manage/dept',
  read: 'register.read',
  edit: 'register.edit',
  title: 'deptName',
  searched: ['deptName', 'fullName'],
  order: ['sort', 'deptName'],
  unique: [['deptName']],
} as const satisfies RegisterFile<typeof teamFields>
