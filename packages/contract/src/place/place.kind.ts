// The places that a centre knows, and the map that shows them. The hard rule: without the operator's consent nothing is
// asked of strangers: the map is a plain grid of coordinates until its pictures are configured. The specification has the
// screens and no calls; these are ours.

import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { fields, longText, number, text } from '../kernel/fields.ts'
import { latitudes, longitudes } from '../kernel/mapPlace.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

/** Somewhere that the centre goes to or sends people to: the park, the library, where to meet after a fire. */
export const placeFields = fields({
  name: text(80, { required: true }),
  address: text(200),
  latitude: number(latitudes, { required: true }),
  longitude: number(longitudes, { required: true }),
  note: longText(500),
})

export const placeRegister = {
  fields: placeFields,
  page: '/pages/manage/place',
  read: 'register.read',
  edit: 'register.edit',
  title: 'name',
  about: ['address'],
  screen: { icon: 'mapPin', manage: { group: 'records', icon: 'mapSearch', order: 41 } },
  searched: ['name', 'address'],
  order: ['name'],
  unique: [['name']],
} as const satisfies RegisterFile<typeof placeFields>

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
