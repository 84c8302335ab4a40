import { child, choice, fields, instant, longText, person, text, yesNo } from '../kernel/fields.ts'

const ways = ['mouth', 'inhaler', 'skin', 'eyesOrEars', 'nose', 'injection', 'other'] as const
/** Who agreed: criterion HS122 of New Zealand's licensing criteria and regulations 92 to 95 of Australia's ask for it. */
const authorities = ['parentsToday', 'plan', 'firstAidKit', 'emergency'] as const
const tellingWays = ['inPerson', 'phone', 'message', 'note'] as const

const told = { parentsTold: true } as const

/** One dose of a medicine, as it was given to a child. */
export const medicineFields = fields({
  childId: child({ required: true, here: true }),
  name: text(80, { required: true }),
  /** As on the label, with its unit. */
  dose: text(80, { required: true }),
  way: choice(ways, { required: true }),
  occurredAt: instant({ required: true, notAfterNow: true, initial: 'now' }),
  reason: text(200, { required: true }),
  authority: choice(authorities, { required: true }),
  /** Who read the label, the dose and the child's name as well. */
  checkedBy: person(),
  outcome: longText(1000),
  parentsTold: yesNo({ required: true }),
  toldHow: choice(tellingWays, { required: true, when: told }),
  toldAt: instant({ required: true, notAfterNow: true, initial: 'now', when: told }),
  toldBy: person({ required: true, initial: 'me', when: told }),
})
