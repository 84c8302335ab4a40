// The web pages that a centre allows inside the app, looked after by its managers. The hard rule: a page is shown inside
// only when the server finds its address in this register; anything else opens outside, or not at all. The specification
// has the screen and no calls; these are ours.

import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { fields, longText, text } from '../kernel/fields.ts'
import { Line } from '../kernel/schema.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'
import { addressProblem, addressProblems } from './webAddress.rules.ts'

/** A web page that the app shows inside itself, with all pages below it. */
export const webAddressFields = fields({
  name: text(80, { required: true }),
  address: text(500, { required: true }),
  note: longText(500),
})

export const webAddressRegister = {
  fields: webAddressFields,
  page: '/pages/manage/web-address',
  read: 'register.read',
  edit: 'register.edit',
  title: 'name',
  about: ['address'],
  screen: {
    icon: 'world',
    menu: { group: 'centre', icon: 'book', order: 4 },
    manage: { group: 'records', icon: 'book', order: 40 },
  },
  searched: ['name', 'address'],
  order: ['name'],
  unique: [['address']],
  problems: ({ address }) => ({ address: addressProblem(address) }),
} as const satisfies RegisterFile<typeof webAddressFields>

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
