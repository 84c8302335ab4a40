// The attendance record of a period, as inspectors ask for it.

import type { StayOfRecord, StayOrder } from '@daybook/contract/attendance/attendance.contract.ts'
import type { UncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { Period } from '@daybook/contract/kernel/period.rules.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Order, orderedBy } from '../../platform/database/order.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'
import { correctionsOf } from './attendance.corrections.queries.ts'
import { stayEnteredLate } from './attendance.policy.ts'

type Recorded = z.output<typeof StayOfRecord>

interface Wanted extends PageWanted, Order<StayOrder> {
  days: Period
  roomId: string | undefined
  childId: string | undefined
}

/** Of at most 31 days, which are sorted without an index. */
const orders = {
  day: sql.ref('stay.day'),
  child: sql.ref('child.search_name'),
  room: sql`fold_name(room.name)`,
  signedInAt: sql.ref('stay.signed_in_at'),
  signedInBy: sql`fold_name("in_by".real_name)`,
  signedOutAt: sql.ref('stay.signed_out_at'),
  signedOutBy: sql`fold_name("out_by".real_name)`,
}

/** One page of the stays of these days, the newest day first, then by name and time. Without voided ones. */
export async function staysOfPeriod(
  tx: Tx,
  { days, roomId, childId, ...wanted }: Wanted,
): Promise<{ records: Recorded[]; total: number }> {
  const stays = tx
    .selectFrom('attendance as stay')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'stay.childId'))
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'stay.roomId'))
    .innerJoin('staff as inBy', (join) => sameTenant(join, 'inBy.id', 'stay.signedInBy'))
    .leftJoin('staff as outBy', (join) => sameTenant(join, 'outBy.id', 'stay.signedOutBy'))
    .leftJoin('staff as second', (join) => sameTenant(join, 'second.id', 'stay.secondedBy'))
    .leftJoin('contact as parent', (join) => sameTenant(join, 'parent.id', 'stay.wordById'))
    .select(['stay.id', 'stay.day', 'stay.signedInAt', 'stay.signedOutAt'])
    .select(['stay.signedInRecordedAt', 'stay.signedOutRecordedAt'])
    // The column is written only with this type.
    .select((eb) => eb.ref('stay.uncertainTimes').$castTo<UncertainTimes | null>().as('uncertainTimes'))
    .select(['stay.broughtBy', 'stay.collectedBy', 'stay.collectedById', 'stay.overrideReason'])
    .select(['second.realName as secondedBy', 'parent.name as wordBy'])
    // CHECKs on the table allow only the contract's.
    .select((eb) => eb.ref('stay.collectedBasis').$castTo<Recorded['collectedBasis']>().as('collectedBasis'))
    .select((eb) => eb.ref('stay.wordHow').$castTo<Recorded['wordHow']>().as('wordHow'))
    .select((eb) => eb.ref('stay.identityBy').$castTo<Recorded['identityBy']>().as('identityBy'))
    .select(['inBy.realName as signedInBy', 'outBy.realName as signedOutBy'])
    .select(['child.id as childId', 'child.firstName', 'child.familyName', 'child.picture'])
    .select(['room.code', 'room.name'])
    .where('stay.day', '>=', days.from)
    .where('stay.day', '<=', days.until)
    .where('stay.voidedAt', 'is', null)
    .where((eb) => given(eb, { 'stay.roomId': roomId, 'stay.childId': childId }))
    .$call(orderedBy(wanted, orders, { emptyLast: true }))
    .orderBy('stay.day', 'desc')
    .orderBy('child.searchName')
    .orderBy('stay.signedInAt')
    .orderBy('stay.id')
  const { records, total } = await readPage(stays, wanted)
  const corrections = await correctionsOf(tx, records, days)
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
        corrections: corrections.get(stay.id) ?? [],
      }
    }),
  }
}
