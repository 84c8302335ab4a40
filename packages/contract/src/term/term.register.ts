import type { RegisterFile } from '../register/register.rules.ts'
import { termFields } from './term.fields.ts'

export const termRegister = {
  fields: termFields,
  page: '/pages/manage/term',
  read: 'register.read',
  edit: 'centre.configure',
  title: 'name',
  searched: ['name'],
  order: ['startsOn'],
  descending: ['startsOn'],
  unique: [],
  sameBy: ['startsOn'],
  problems: ({ startsOn, endsOn }) => (endsOn < startsOn ? { endsOn: 'ENDS_BEFORE_START' } : {}),
} as const satisfies RegisterFile<typeof termFields>
