// Degrees as people type, read and share them. Pure.
import { latitudes, longitudes } from '@daybook/contract/kernel/mapPlace.ts'
import { degrees } from '../fields/index.ts'

export interface Coordinates {
  latitude: number
  longitude: number
}

const inside = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

/** What somebody typed; undefined for what is no place on Earth. */
export function readCoordinates(latitude: string, longitude: string): Coordinates | undefined {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined
  const typed = { latitude: Number(latitude), longitude: Number(longitude) }
  return inside(typed.latitude, latitudes) && inside(typed.longitude, longitudes) ? typed : undefined
}

/** Opens the map app that a phone has. */
export const geoLink = ({ latitude, longitude }: Coordinates, name: string): string => {
  const at = `${degrees(latitude)},${degrees(longitude)}`
  return `geo:${at}?q=${at}${name ? `(${encodeURIComponent(name)})` : ''}`
}

/** A map in the browser, for computers. */
export const webLink = ({ latitude, longitude }: Coordinates): string => {
  const [lat, lon] = [degrees(latitude), degrees(longitude)]
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
}
