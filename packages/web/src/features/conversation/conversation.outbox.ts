import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
// Declares the operation.
import './conversation.data.ts'

export const conversationOutbox: OutboxEntries = { write: { label: 'conversation.entry' } }
