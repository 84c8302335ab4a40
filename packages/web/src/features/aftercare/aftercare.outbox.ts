import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
// Declares the operation.
import './aftercare.data.ts'

export const aftercareOutbox: OutboxEntries = { look: { label: 'aftercare.watch' } }
