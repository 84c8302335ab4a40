import { fields, longText, number, text } from '../kernel/fields.ts'
import { latitudes, longitudes } from '../kernel/mapPlace.ts'

/** Somewhere that the centre goes to or sends people to: the park, the library, where to meet after a fire. */
export const placeFields = fields({
  name: text(80, { required: true }),
  address: text(200),
  latitude: number(latitudes, { required: true }),
  longitude: number(longitudes, { required: true }),
  note: longText(500),
})
