import { choice, date, fields, files, longText, room, text } from '../kernel/fields.ts'

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
