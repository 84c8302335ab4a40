import { choice, date, fields, number, text, weekdays } from '../kernel/fields.ts'
import { leaveKinds } from '../leave/leave.fields.ts'

/** granted: days that a person gets from a day on. corrected: days more or fewer, with a reason. */
export const leaveEntryTypes = ['granted', 'corrected'] as const

/** An entry of a person's account of one kind of leave. */
export const leaveEntryFields = fields({
  kind: choice(leaveKinds, { required: true }),
  type: choice(leaveEntryTypes, { required: true }),
  days: number({ min: -366, max: 366, step: 0.5 }, { required: true }),
  from: date({ required: true }),
  reason: text(200, { requiredWhen: { type: 'corrected' } }),
})

/** On which weekdays a person works from a day on: what their leave takes. */
export const workingWeekFields = fields({
  weekdays: weekdays({ required: true }),
  from: date({ required: true }),
})
