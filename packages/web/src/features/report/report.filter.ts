// What a list of reports is filtered by, as the fields of a form.
import { child, date, fields, person } from '@daybook/contract/kernel/fields.ts'

export const ownFilterFields = fields({ childId: child(), from: date(), until: date() })
/** A manager sees the reports of everybody. */
export const allFilterFields = fields({ ...ownFilterFields, authorId: person() })
