import { dayNoteRules } from '@daybook/contract/dayNote/dayNote.rules.ts'
import type { EntryKind } from '../care/index.ts'

/** A kind of care without a board: it is written on the child's page and consists of its note alone. */
export const dayNoteCareKind: EntryKind = {
  name: 'dayNote',
  subject: 'note',
  title: 'dayNote.title',
  rules: dayNoteRules,
  fields: [],
  initial: {},
}
