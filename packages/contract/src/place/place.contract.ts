// The places that a centre knows, and the map that shows them. The hard rule: without the operator's consent nothing is
// asked of strangers: the map is a plain grid of coordinates until its pictures are configured. The specification has the
// screens and no calls; these are ours.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { registerOperations } from '../register/register.kind.ts'
import { placeRegister } from './place.register.ts'

const at = registerOperations('/api/blade-garden/place', placeRegister)
const own = true as const

export const place = feature('place', {
  list: { ...at.list(), own },
  listOptions: { ...at.listOptions(), own, offline: 'cache' },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
  getMap: get('/api/blade-garden/place/map', {
    description: 'Returns where the pictures of the map come from; null means a plain grid.',
    own,
    returns: z.object({ tiles: z.object({ url: z.string(), attribution: z.string() }).nullable() }),
    offline: 'cache',
  }),
})
