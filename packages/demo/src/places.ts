// Places that the centre goes to.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { MapPlace } from '@daybook/contract/kernel/mapPlace.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import type { Staff } from './staff.ts'

export const library: MapPlace = {
  name: 'Public library',
  address: '2 The Strand, Takapuna',
  latitude: -36.7874,
  longitude: 174.7736,
}

const places: readonly (MapPlace & { note: string | null })[] = [
  { ...library, note: 'Story time on Wednesdays at ten.' },
  {
    name: 'Beach',
    address: 'Takapuna Beach Reserve',
    latitude: -36.7862,
    longitude: 174.7768,
    note: 'Check the tide first. Toilets by the playground.',
  },
  {
    name: 'Park with the ducks',
    address: 'Killarney Street, Takapuna',
    latitude: -36.7838,
    longitude: 174.7672,
    note: null,
  },
  {
    name: 'Meeting point after a fire alarm',
    address: 'Car park opposite the gate',
    latitude: -36.7891,
    longitude: 174.7703,
    note: 'By the big pōhutukawa.',
  },
  {
    name: 'Doctor',
    address: '46 Anzac Street, Takapuna',
    latitude: -36.7869,
    longitude: 174.7689,
    note: '09 555 0142',
  },
]

export function makePlaces({ rows, hours, today }: Making, staff: readonly Staff[]): void {
  const at = hours.at(addDays(today, -200), told(9))
  for (const place of places) rows.add('place', { ...rows.stamp(at, staff[0]?.id ?? null), ...place })
}
