import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
// Declares the operation.
import './visitor.data.ts'

export const visitorOutbox: OutboxEntries = {
  signInVisitor: {
    label: 'visitor.entrySignIn',
    choices: { TIME_IN_FUTURE: ['time'], TIME_TOO_OLD: ['time'] },
  },
}
