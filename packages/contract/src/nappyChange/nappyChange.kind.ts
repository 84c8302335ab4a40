// Nappy changes: the contents, the state of the skin and whether cream was used. Teachers record them for a whole room
// at once. Everything else is common to all care kinds (care.kind.ts).

import { z } from 'zod'
import { careOperations } from '../care/care.kind.ts'
import type { KindRules } from '../care/care.rules.ts'
import { feature } from '../kernel/feature.ts'
import type { TaskKind } from '../task/task.kind.ts'

export const nappyContents = ['wet', 'soiled', 'both', 'dry'] as const
export type NappyContents = (typeof nappyContents)[number]

export const skinStates = ['normal', 'red', 'rash', 'broken'] as const
export type SkinState = (typeof skinStates)[number]

/** A task includes the children in nappies. Others can be changed too (an accident, a swim nappy). */
export const nappyChangeRules = {
  awaited: { inNappies: true },
  // Common ingredients of barrier creams.
  contains: ({ creamUsed }) => (creamUsed ? ['lanolin', 'zinc', 'fragrance'] : []),
} satisfies KindRules<{ creamUsed: boolean }>

export const nappyChangeTask = {
  page: '/pages/home/task/nappy-change',
  subject: 'nappy',
  order: 1,
} as const satisfies TaskKind

export const NappyDetail = z.object({
  contents: z.enum(nappyContents),
  skin: z.enum(skinStates),
  creamUsed: z.boolean(),
})
export type NappyDetail = z.output<typeof NappyDetail>

export const nappyChangeCare = { ...nappyChangeRules, detail: NappyDetail }

export const nappyChange = feature('nappyChange', careOperations('diaper', NappyDetail))
