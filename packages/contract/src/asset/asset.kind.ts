// What the centre owns: toys, equipment, first-aid boxes, keys. All staff look things up, by a label too; managers look
// after the register. The specification has the screen and no calls; these are ours, under the family's pattern.
import { feature } from '../kernel/feature.ts'
import { choice, date, fields, files, longText, room, text } from '../kernel/fields.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

const assetKinds = [
  'toy',
  'equipment',
  'furniture',
  'electronics',
  'firstAid',
  'key',
  'vehicle',
  'other',
] as const
const conditions = ['good', 'worn', 'broken', 'lost'] as const

/** Something that the centre owns, and where it is. */
export const assetFields = fields({
  name: text(80, { required: true }),
  number: text(40, { format: 'code' }),
  kind: choice(assetKinds, { required: true }),
  roomId: room(),
  place: text(140),
  condition: choice(conditions, { required: true }),
  nextCheck: date(),
  photos: files({ most: 3, accept: 'picture' }),
  note: longText(500),
})

export const assetRegister = {
  fields: assetFields,
  page: '/pages/home/assets',
  read: 'asset.read',
  edit: 'asset.edit',
  title: 'name',
  about: ['condition', 'roomId', 'place'],
  screen: { icon: 'archive', tab: { index: 2, icon: 'archive' } },
  searched: ['name', 'number', 'place'],
  order: ['name'],
  unique: [['number']],
} as const satisfies RegisterFile<typeof assetFields>

const at = registerOperations('/api/blade-garden/asset', assetRegister)
const own = true as const

export const asset = feature('asset', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
})
