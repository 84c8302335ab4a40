import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
// Declares the operations.
import './event.data.ts'

export const eventOutbox: OutboxEntries = {
  startStop: { label: 'event.rollCall' },
  markStop: { label: 'event.rollCall' },
  finishStop: { label: 'event.rollCall' },
}
