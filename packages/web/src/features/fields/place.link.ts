import type { MapPlace } from '@daybook/contract/kernel/mapPlace.ts'
import { to } from '../../platform/screens/places.ts'

/** Six decimals: about ten centimetres. */
export const degrees = (value: number): string => String(Number(value.toFixed(6)))

/** The page that shows a place. */
export const placeOnMap = ({ latitude, longitude, name, address }: MapPlace) =>
  to.openLocation({
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    name,
    ...(address && { address }),
  })
