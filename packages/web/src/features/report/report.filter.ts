// The filters of a list of reports, as form fields.
import { child, date, fields, person } from '@daybook/contract/kernel/fields.ts'

export const ownFilterFields = fields({ childId: child(), from: date(), until: date() })
/** Managers can also filter by author. */
export const allFilterFields = fields({ ...ownFilterFields, authorId: person() })
