// A place as somebody types it: coordinates are text until they can be read. Pure.
import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { readCoordinates } from './place.coordinates.ts'

const coordinate = text(12, { required: true })

export const placeFields = fields({
  name: text(140, { required: true }),
  address: text(200),
  latitude: coordinate,
  longitude: coordinate,
})

export const pointProblems = ({ latitude, longitude }: { latitude: string; longitude: string }) => ({
  latitude: readCoordinates(latitude, '0') ? undefined : 'INVALID_FORMAT',
  longitude: readCoordinates('0', longitude) ? undefined : 'INVALID_FORMAT',
})
