// The attendance record of a period, as inspectors ask for it.

import type { StayOfRecord } from '@daybook/contract/attendance/attendance.contract.ts'
import type { UncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { Period } from '@daybook/contract/kernel/period.rules.ts'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/database.ts'
import { given } from '../../platform/database/given.ts'
import { sameTenant } from '../../platform/database/join.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'
import { stayEnteredLate } from './attendance.policy.ts'

interface Wanted extends PageWanted {
  days: Period
  roomId: string | undefined
  childId: string | undefined
}

/** One page of the stays of these days, the newest day first, then by name and time. Without voided ones. */
export async function staysOfPeriod(
  tx: Tx,
  { days, roomId, childId, ...page }: Wanted,
): Promise<{ records: z.output<typeof StayOfRecord>[]; total: number }> {
  const stays = tx
    .selectFrom('attendance as stay')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'stay.childId'))
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'stay.roomId'))
    .innerJoin('staff as inBy', (join) => sameTenant(join, 'inBy.id', 'stay.signedInBy'))
    .leftJoin('staff as outBy', (join) => sameTenant(join, 'outBy.id', 'stay.signedOutBy'))
    .select(['stay.id', 'stay.day', 'stay.signedInAt', 'stay.signedOutAt'])
    .select(['stay.signedInRecordedAt', 'stay.signedOutRecordedAt'])
    // The column is written only with this type.
    .select((eb) => eb.ref('stay.uncertainTimes').$castTo<UncertainTimes | null>().as('uncertainTimes'))
    .select(['stay.broughtBy', 'stay.collectedBy'])
    .select(['inBy.realName as signedInBy', 'outBy.realName as signedOutBy'])
    .select(['child.id as childId', 'child.firstName', 'child.familyName', 'child.picture'])
    .select(['room.code', 'room.name'])
    .where('stay.day', '>=', days.from)
    .where('stay.day', '<=', days.until)
    .where('stay.voidedAt', 'is', null)
    .where((eb) => given(eb, { 'stay.roomId': roomId, 'stay.childId': childId }))
    .orderBy('stay.day', 'desc')
    .orderBy('child.searchName')
    .orderBy('stay.signedInAt')
    .orderBy('stay.id')
  const { records, total } = await readPage(stays, page)
  return {
    total,
    records: records.map((row) => {
      const { childId, firstName, familyName, picture, code, name, ...stay } = row
      const { signedInRecordedAt: _, signedOutRecordedAt: __, ...times } = stay
      return {
        ...times,
        child: { id: childId, firstName, familyName, picture },
        room: { code, name },
        enteredLate: stayEnteredLate(stay),
      }
    }),
  }
}
