// A place on the map, as a record holds it. Pure.

/** Six decimals are about ten centimetres. */
const step = 0.000001
export const latitudes = { min: -90, max: 90, step }
export const longitudes = { min: -180, max: 180, step }

export interface MapPlace {
  name: string
  address: string | null
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
}
