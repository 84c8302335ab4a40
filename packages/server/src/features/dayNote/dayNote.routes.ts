import { DayNoteDetail, dayNote } from '@daybook/contract/dayNote/dayNote.contract.ts'
import { dayNoteRules } from '@daybook/contract/dayNote/dayNote.rules.ts'
import { implement } from '../../platform/implement.ts'
import { type CareKind, recordAll } from '../care/index.ts'

export const dayNoteCareKind: CareKind<DayNoteDetail> = {
  ...dayNoteRules,
  name: 'dayNote',
  detail: DayNoteDetail,
}

export const dayNoteRoutes = implement(dayNote, {
  recordNote: {
    can: 'care.record',
    live: 'care.read',
    audit: 'dayNote.record',
    run: async (context) => {
      const [entry] = await recordAll(dayNoteCareKind, context, {
        records: [{ ...context.input, detail: {} }],
      })
      // One note creates exactly one entry.
      return entry as NonNullable<typeof entry>
    },
  },
})
