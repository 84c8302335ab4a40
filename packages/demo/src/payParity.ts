// Pay steps of two teachers: one is confirmed, one waits for a manager.

import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { payParityFields } from '@daybook/contract/payParity/payParity.fields.ts'
import { payParityReport } from '@daybook/contract/payParity/payParity.report.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import { addReport } from './report.rows.ts'
import type { Staff } from './staff.ts'

type Pay = Pick<ValuesOf<typeof payParityFields>, 'group' | 'step' | 'serviceHours'>

const submitted: readonly (Pay & { ago: number; isConfirmed: boolean })[] = [
  { group: 'p4', step: 6, serviceHours: 4310, ago: 40, isConfirmed: true },
  { group: 'p3', step: 3, serviceHours: 4204, ago: 1, isConfirmed: false },
]

export function makePayParity(making: Making, staff: readonly Staff[]): void {
  const { hours, today } = making
  const [manager] = staff
  const teachers = staff.filter(({ isNamed, isManager }) => isNamed && !isManager)
  for (const [place, { ago, isConfirmed, ...pay }] of submitted.entries()) {
    const author = teachers[place]
    if (!author || !manager) continue
    const submittedAt = hours.at(addDays(today, -ago), told(16))
    addReport(making, {
      kind: 'payParity',
      authorId: author.id,
      submittedAt,
      childId: null,
      occurredAt: null,
      span: undefined,
      summary: payParityReport.summary(),
      detail: { ...pay, note: null, evidence: null },
      decided: isConfirmed
        ? { state: 'confirmed', by: manager.id, at: minutesLater(submittedAt, 60), comment: null }
        : undefined,
    })
  }
}
