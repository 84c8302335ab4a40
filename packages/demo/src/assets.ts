// What the centre owns: most in good condition, some broken or due for a check.
import type { assetFields } from '@daybook/contract/asset/asset.kind.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import type { Staff } from './staff.ts'

type Asset = ValuesOf<typeof assetFields>
type Owned = [
  name: string,
  kind: Asset['kind'],
  condition: Asset['condition'],
  /** Of the centre's rooms; null where it belongs to none. */
  room: number | null,
  place: string,
  /** Days until the next check. */
  check: number | null,
]

const owned: readonly Owned[] = [
  ['First-aid box, kitchen', 'firstAid', 'good', null, 'Kitchen, red shelf', 0],
  ['First-aid box, bus bag', 'firstAid', 'worn', null, 'Office, hook by the door', 12],
  ['Climbing frame', 'equipment', 'good', null, 'Playground, north side', 40],
  ['Balance beam', 'equipment', 'broken', null, 'Playground, shed', null],
  ['Magnetic tiles, 120 pieces', 'toy', 'good', 0, 'Low shelf', null],
  ['Wooden trains', 'toy', 'worn', 1, 'Blue box', null],
  ['Cots, set of 6', 'furniture', 'good', 0, 'Sleep room', 75],
  ['Tablet for daily records', 'electronics', 'good', 1, 'Charging shelf', null],
  ['Key to the back gate', 'key', 'lost', null, 'Key box, hook 4', null],
  ['Fire extinguisher, hallway', 'equipment', 'good', null, 'Hallway, next to the office', 5],
  ['Trolley for walks, 6 seats', 'vehicle', 'good', null, 'Shed', 20],
]

export function makeAssets(
  { rows, hours, today }: Making,
  staff: readonly Staff[],
  roomIds: readonly string[],
): void {
  const at = hours.at(addDays(today, -30), told(9))
  for (const [place, [name, kind, condition, room, where, check]] of owned.entries())
    rows.add('asset', {
      ...rows.stamp(at, staff[0]?.id ?? null),
      name,
      number: `A-${String(place + 1).padStart(3, '0')}`,
      kind,
      condition,
      roomId: room === null ? null : (roomIds[room] ?? null),
      place: where,
      nextCheck: check === null ? null : addDays(today, check),
    })
}
