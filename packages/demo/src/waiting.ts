// Children whose parents wait for a place.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import { type Making, notAfterNow } from './making.ts'

const waiting = [
  { firstName: 'Amaia', familyName: 'Fonoti', sex: 'female', ageDays: 150, waitedDays: 96, inDays: 20 },
  { firstName: 'Theo', familyName: 'Lindqvist', sex: 'male', ageDays: 95, waitedDays: 61, inDays: 75 },
  { firstName: 'Wiremu', familyName: 'Paki', sex: 'male', ageDays: 410, waitedDays: 12, inDays: null },
] as const

/** They wait for the first room. */
export function makeWaiting(making: Making, roomId: string, managerId: string): void {
  const { rows, hours, today } = making
  for (const { ageDays, waitedDays, inDays, ...child } of waiting) {
    const since = addDays(today, -waitedDays)
    rows.add('child', {
      ...rows.stamp(notAfterNow(making, hours.at(since, told(9, 30))), managerId),
      ...child,
      birthDate: addDays(today, -ageDays),
      inNappies: true,
      dietAvoids: [],
      diets: [],
      texture: null,
      sunscreenConsent: null,
      waitingSince: since,
      wantedFrom: inDays === null ? null : addDays(today, inDays),
      wantedRoomId: roomId,
    })
  }
}
