// The rules of the centre's country: ratios, sleep checks, drills, medicine, notifications, how long records are kept. All
// staff read them as of any day. The hard rule: a figure names its source and says whether it was compared with it.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { typedSchema } from '../kernel/fields.schema.ts'
import { Day, DayOut } from '../kernel/schema.ts'
import type { Rule } from './figures.rules.ts'

const RuleOut = typedSchema<Rule>(
  z.object({
    /** `*` where the country has no rule of its own. */
    country: z.string(),
    /** The rules without it are those of the whole country. */
    region: z.string().optional(),
    subject: z.string(),
    figures: z.record(z.string(), z.unknown()),
    source: z.object({ document: z.string(), where: z.string() }),
    from: DayOut,
    until: DayOut.optional(),
    verified: z.boolean(),
  }),
)

export const rule = feature('rule', {
  listRules: get('/api/blade-garden/rule/list', {
    description:
      'Lists the rules in force in the centre’s country and region on a day, one for each subject; today without a day.',
    query: z.object({ day: Day.optional() }),
    returns: z.array(RuleOut),
    offline: 'cache',
    own: true,
  }),
})
