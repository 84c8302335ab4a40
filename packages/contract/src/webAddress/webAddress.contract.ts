// The web pages that a centre allows inside the app, looked after by its managers. The hard rule: a page is shown inside
// only when the server finds its address in this register; anything else opens outside, or not at all. The specification
// has the screen and no calls; these are ours.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { Line } from '../kernel/schema.ts'
import { registerOperations } from '../register/register.kind.ts'
import { webAddressRegister } from './webAddress.register.ts'
import { addressProblems } from './webAddress.rules.ts'

const at = registerOperations('/api/blade-garden/web-address', webAddressRegister)
const own = true as const

export const webAddress = feature('webAddress', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
  check: get('/api/blade-garden/web-address/check', {
    description: 'Says where the app opens an address: inside, outside or not at all.',
    own,
    query: z.object({ address: Line(2000) }),
    returns: z.object({
      opens: z.enum(['inside', 'outside', 'nowhere']),
      /** The address as browsers read it; null where it opens nowhere. */
      address: z.string().nullable(),
      host: z.string().nullable(),
      /** What the register calls it. */
      name: z.string().nullable(),
      /** Why it opens nowhere. */
      problem: z.enum(addressProblems).nullable(),
    }),
  }),
})
