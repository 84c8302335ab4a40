import type { RegisterFile } from '../register/register.rules.ts'
import { payTableFields } from './payTable.fields.ts'
import { payTableProblems } from './payTable.rules.ts'

export const payTableRegister = {
  fields: payTableFields,
  page: '/pages/manage/pay-table',
  read: 'register.read',
  edit: 'centre.configure',
  title: 'name',
  searched: ['name'],
  order: ['startsOn'],
  descending: ['startsOn'],
  unique: [['startsOn']],
  // A cell of a file holds one value, and a table many steps.
  notImported: ['steps'],
  problems: payTableProblems,
} as const satisfies RegisterFile<typeof payTableFields>
