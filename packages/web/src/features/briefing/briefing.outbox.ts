import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
// Declares the operation.
import './briefing.data.ts'

export const briefingOutbox: OutboxEntries = { confirmRead: { label: 'briefing.entry' } }
