import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
import { aboutTime } from '../care/index.ts'
// Declares the operation.
import './dayNote.data.ts'

export const dayNoteOutbox: OutboxEntries = { recordNote: { label: 'dayNote.title', choices: aboutTime } }
