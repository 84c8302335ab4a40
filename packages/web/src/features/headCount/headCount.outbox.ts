import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
// Declares the operations.
import './headCount.data.ts'

export const headCountOutbox: OutboxEntries = {
  start: { label: 'headCount.title' },
  mark: { label: 'headCount.title' },
  explain: { label: 'headCount.title' },
  end: { label: 'headCount.title' },
}
