// What was corrected of the stays in the attendance record, so that the record says so itself. A slip that its author undid
// within ten minutes, without a reason, is none.
import type { StayOfRecord } from '@daybook/contract/attendance/attendance.contract.ts'
import type { Period } from '@daybook/contract/kernel/period.rules.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

type Correction = z.output<typeof StayOfRecord>['corrections'][number]
interface OfStay extends Correction {
  stayId: string
}

/** The corrections of these stays, the earliest first. @param days in which all of them are */
export async function correctionsOf(
  tx: Tx,
  stays: readonly { id: string; childId: string }[],
  days: Period,
): Promise<Map<string, Correction[]>> {
  if (stays.length === 0) return new Map()
  const rows = [...(await amended(tx, stays)), ...(await replaced(tx, stays, days))]
  const inOrder = rows.toSorted((a, b) => a.at.localeCompare(b.at))
  return new Map(
    [...Map.groupBy(inOrder, ({ stayId }) => stayId)].map(([id, all]) => [
      id,
      all.map(({ stayId: _, ...correction }) => correction),
    ]),
  )
}

/** A sign-out that was undone, a handover that was put right, and times that were settled otherwise than recorded. */
function amended(tx: Tx, stays: readonly { id: string }[]): Promise<OfStay[]> {
  const was = (name: 'signedInAt' | 'signedOutAt') =>
    sql<
      string | null
    >`nullif((amendment.before ->> ${name}::text)::timestamptz, ${sql.ref(`stay.${name}`)})`.as(name)
  return tx
    .selectFrom('attendanceAmendment as amendment')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'amendment.amendedBy'))
    .innerJoin('attendance as stay', (join) => sameTenant(join, 'stay.id', 'amendment.attendanceId'))
    .select(['stay.id as stayId', 'amendment.amendedAt as at', 'staff.realName as byName'])
    .select(['amendment.reason', was('signedInAt'), was('signedOutAt')])
    .where(
      among(
        'stay.id',
        stays.map(({ id }) => id),
      ),
    )
    .where(({ eb, or }) =>
      or([
        eb('amendment.reason', 'is not', null),
        sql<boolean>`(amendment.before ->> 'signedInAt')::timestamptz <> stay.signed_in_at`,
        sql<boolean>`amendment.before ? 'uncertainTimes'
          and (amendment.before ->> 'signedOutAt')::timestamptz <> stay.signed_out_at`,
      ]),
    )
    .execute()
}

/** A stay that was voided, with the one that was entered in its place: the first of that day since. */
async function replaced(tx: Tx, stays: readonly { childId: string }[], days: Period): Promise<OfStay[]> {
  const rows = await tx
    .selectFrom('attendance as voided')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'voided.voidedBy'))
    .select((eb) =>
      eb
        .selectFrom('attendance as stay')
        .select('stay.id')
        .whereRef('stay.tenantId', '=', 'voided.tenantId')
        .whereRef('stay.childId', '=', 'voided.childId')
        .whereRef('stay.day', '=', 'voided.day')
        .whereRef('stay.signedInRecordedAt', '>=', 'voided.voidedAt')
        .where('stay.voidedAt', 'is', null)
        .orderBy('stay.signedInRecordedAt')
        .limit(1)
        .as('stayId'),
    )
    .select(['voided.voidedAt as at', 'staff.realName as byName', 'voided.voidReason as reason'])
    .select(['voided.signedInAt', 'voided.signedOutAt'])
    .where(among('voided.childId', [...new Set(stays.map(({ childId }) => childId))]))
    .where('voided.day', '>=', days.from)
    .where('voided.day', '<=', days.until)
    .where('voided.voidReason', 'is not', null)
    .execute()
  return rows.flatMap(({ stayId, at, ...row }) =>
    stayId === null || at === null ? [] : [{ ...row, stayId, at }],
  )
}
