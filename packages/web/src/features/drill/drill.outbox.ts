import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
// Declares the operations.
import './drill.data.ts'

export const drillOutbox: OutboxEntries = {
  hold: { label: 'drill.title' },
  mark: { label: 'drill.rollCall' },
  stop: { label: 'drill.title' },
  submitData: { label: 'drill.title' },
  finish: { label: 'drill.title' },
}
