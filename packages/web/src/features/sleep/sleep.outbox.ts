import type { Choices, OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
import { signInFirst } from '../attendance/index.ts'
import { aboutTime, lookAtEntry, refusalWords } from '../care/index.ts'
// Declares the operations.
import './sleep.data.ts'

const ofStep: Choices = { ...aboutTime, NOT_ASLEEP: ['time'], SLEEP_OUT_OF_ORDER: ['time'] }
const refusal = refusalWords

export const sleepOutbox: OutboxEntries = {
  putToBed: { label: 'sleep.entryInBed', choices: { ...aboutTime, SLEEP_OVERLAPS: ['time'] }, refusal },
  fallAsleep: { label: 'sleep.entryAsleep', choices: ofStep, refusal },
  wakeUp: { label: 'sleep.entryAwake', choices: ofStep, refusal },
  getUp: { label: 'sleep.entryGotUp', choices: ofStep, refusal },
  checkSleeper: {
    label: 'sleep.entryCheck',
    choices: { ...ofStep, RECORD_VOIDED: [lookAtEntry] },
    refusal,
  },
  // A whole sleep has several times, which only its own form can edit.
  recordSleep: { label: 'sleep.title', choices: { CHILD_NOT_PRESENT: [signInFirst] }, refusal },
  undoStep: { label: 'sleep.entryUndone' },
  undoCheck: { label: 'sleep.entryUndone' },
  settleCheckTime: { label: 'sleep.entryCheck', refusal },
}
