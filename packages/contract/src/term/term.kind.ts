// The terms of the school year. Children enrolled for term time only are not expected outside them. The hard rule: a
// year without terms is not known, and everybody is expected as booked.
import { feature } from '../kernel/feature.ts'
import { date, fields, text } from '../kernel/fields.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

export const termFields = fields({
  name: text(60, { required: true }),
  startsOn: date({ required: true }),
  /** The last day. */
  endsOn: date({ required: true }),
})

export const termRegister = {
  fields: termFields,
  page: '/pages/manage/term',
  read: 'register.read',
  edit: 'centre.configure',
  title: 'name',
  about: ['startsOn', 'endsOn'],
  screen: { manage: { group: 'planning', icon: 'school', order: 2 } },
  searched: ['name'],
  order: ['startsOn'],
  descending: ['startsOn'],
  unique: [],
  sameBy: ['startsOn'],
  problems: ({ startsOn, endsOn }) => (endsOn < startsOn ? { endsOn: 'ENDS_BEFORE_START' } : {}),
} as const satisfies RegisterFile<typeof termFields>

const at = registerOperations('/api/blade-garden/term', termRegister)
const own = true as const

export const term = feature('term', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
})
