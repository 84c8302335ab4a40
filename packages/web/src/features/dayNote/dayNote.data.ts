import { dayNote } from '@daybook/contract/dayNote/dayNote.contract.ts'
import { client } from '../../platform/api/client.ts'
// The live updates of all care come with it.
import '../care/index.ts'
import { queueable } from '../../platform/outbox/queueable.ts'

/** What it changes on the screens stands in features/care/care.live.ts, as for every kind of care. */
export const recordNote = queueable(client(dayNote).recordNote)
