// Nappy changes: what was in the nappy, how the skin was and whether cream was used. Recorded by teachers for a
// whole room at once. The first kind of care: everything that is not said here is common to all (care.kind.ts).
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
