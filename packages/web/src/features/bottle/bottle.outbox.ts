import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
// Declares the operations.
import './bottle.data.ts'

export const bottleOutbox: OutboxEntries = {
  make: { label: 'bottle.title' },
  takeStep: { label: 'bottle.title' },
}
