// The fields of a dose.
import {
  choice,
  fields,
  instant,
  longText,
  person,
  text,
  type ValuesOf,
} from '@daybook/contract/kernel/fields.ts'
import { doseOutcomes } from '@daybook/contract/medicinePlan/due.rules.ts'

export const doseFields = fields({
  outcome: choice(doseOutcomes, { required: true }),
  dose: text(80, { required: true }),
  at: instant({ required: true, notAfterNow: true, initial: 'now' }),
  checkedBy: person({ other: true, requiredWhen: { outcome: ['given', 'vomited'] } }),
  note: longText(500, { requiredWhen: { outcome: 'notGiven' } }),
})
export type DoseValues = ValuesOf<typeof doseFields>
