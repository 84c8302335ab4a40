// Pay parity: a certificated teacher submits their step, qualification group and service hours with evidence, a manager
// confirms, and the person is told. The hard rule: only the person and managers read it, and every look is in the audit
// trail. Money is in integer cents.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { Day } from '../kernel/schema.ts'
import { reportOperations } from '../report/report.kind.ts'
import { payParityFields, qualificationGroups } from './payParity.fields.ts'

const base = '/api/blade-garden/teacher-payparity'
const at = reportOperations(base, payParityFields)
const own = { own: true as const }

export const payParity = feature('payParity', {
  submit: at.submit('mobile/submit', ['PAY_STEP_UNKNOWN']),
  confirm: at.decide('mobile/confirm'),
  refuse: { ...at.decideWithComment('refuse/{id}'), ...own },
  cancel: { ...at.cancel('cancel/{id}'), ...own },
  correct: at.remark('correct/{id}'),
  get: at.get('detail'),
  /** A teacher's own, for a manager everybody's. */
  list: at.list('list'),
  getCurrent: get(`${base}/mobile/current`, {
    description:
      "Returns the person's own pay parity record that was confirmed last, or else submitted last; null without any.",
    returns: at.whole.nullable(),
    offline: 'cache',
  }),
  getSteps: get('/api/blade-garden/country-def/list-garden-payparity', {
    description:
      "Returns the pay steps that count today: the centre's own, or those of its country, or null without either.",
    returns: z
      .object({
        from: Day,
        source: z.string(),
        isVerified: z.boolean(),
        /** Entered by the centre. */
        isOwn: z.boolean(),
        steps: z.array(
          z.object({
            step: z.number().int(),
            annualCents: z.number().int(),
            startsFor: z.array(z.enum(qualificationGroups)),
          }),
        ),
      })
      .nullable(),
    offline: 'cache',
  }),
})
