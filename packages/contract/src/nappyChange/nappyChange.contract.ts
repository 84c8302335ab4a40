// Nappy changes: the contents, the state of the skin and whether cream was used. Teachers record them for a whole room
// at once. Everything else is common to all care kinds (care.kind.ts).
import { z } from 'zod'
import { careOperations } from '../care/care.kind.ts'
import { feature } from '../kernel/feature.ts'
import { nappyContents, skinStates } from './nappyChange.rules.ts'

export const NappyDetail = z.object({
  contents: z.enum(nappyContents),
  skin: z.enum(skinStates),
  creamUsed: z.boolean(),
})
export type NappyDetail = z.output<typeof NappyDetail>

export const nappyChange = feature('nappyChange', careOperations('diaper', NappyDetail))
