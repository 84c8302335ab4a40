import { dayNoteRules } from '@daybook/contract/dayNote/dayNote.rules.ts'
import type { EntryKind } from '../care/index.ts'

/** A kind without a board: it is written on the child's page, and all of it is its note. */
export const dayNoteCareKind: EntryKind = {
  name: 'dayNote',
  subject: 'note',
  title: 'dayNote.title',
  rules: dayNoteRules,
  fields: [],
  initial: {},
}
