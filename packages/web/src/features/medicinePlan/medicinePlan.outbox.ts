import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
import { signInFirst } from '../attendance/index.ts'
// Declares the operations.
import './medicinePlan.data.ts'

export const medicinePlanOutbox: OutboxEntries = {
  give: { label: 'medicinePlan.title', choices: { CHILD_NOT_PRESENT: [signInFirst] } },
  checkDose: { label: 'medicinePlan.title' },
  countDoses: { label: 'medicinePlan.title' },
  submitAuthority: { label: 'medicinePlan.title' },
  endAuthority: { label: 'medicinePlan.title' },
  confirmToday: { label: 'medicinePlan.title' },
}
