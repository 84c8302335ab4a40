// A place on the map as a form holds it: `[longitude, latitude, address]`. Pure.
import { listOf } from './form.choices.ts'

export interface FormPlace {
  longitude: number
  latitude: number
  /** May be empty. */
  address: string
}

export function placeIn(value: unknown): FormPlace | undefined {
  const [longitude, latitude, address] = listOf(value)
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined
  return { longitude, latitude, address: String(address ?? '') }
}
