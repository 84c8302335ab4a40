import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
// Declares the operations.
import './ratio.data.ts'

export const ratioOutbox: OutboxEntries = {
  pause: { label: 'ratio.entryPause' },
  resume: { label: 'ratio.entryPause' },
  moveAdult: { label: 'ratio.entryMove' },
  moveChildren: { label: 'ratio.entryMove' },
}
