import type { DoseOutcome, MedicineCategory } from '@daybook/contract/medicinePlan/due.rules.ts'
import type { DoseConflict } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

type Drawing = number[][]

const selectAuthorities = (tx: Tx) =>
  tx
    .selectFrom('medicineAuthority as authority')
    .innerJoin('staff as keeper', (join) => sameTenant(join, 'keeper.id', 'authority.byId'))
    .leftJoin('staff as ender', (join) => sameTenant(join, 'ender.id', 'authority.endedBy'))
    .select(['authority.id', 'authority.childId', 'authority.name', 'authority.dose', 'authority.reason'])
    .select(['authority.times', 'authority.leastHours', 'authority.mostInDay', 'authority.note'])
    .select(['authority.fromDay', 'authority.untilDay', 'authority.expiresOn', 'authority.createdBy'])
    .select(['authority.signedName', 'authority.signedAt', 'keeper.realName as keptByName'])
    .select(['authority.endedAt', 'authority.endReason', 'ender.realName as endedByName'])
    .select('authority.updatedAt as changedAt')
    // CHECKs and the contract allow only these.
    .select((eb) => [
      eb.ref('authority.category').$castTo<MedicineCategory>().as('category'),
      eb.ref('authority.way').$castTo<'mouth'>().as('way'),
      eb.ref('authority.drawing').$castTo<Drawing | null>().as('drawing'),
    ])

export type AuthorityRow = Awaited<ReturnType<typeof authoritiesOfChild>>[number]

/** Those of the children who are here that have not ended, with where each child is and since when. */
export const authoritiesHere = (tx: Tx, day: string) =>
  selectAuthorities(tx)
    .innerJoin('attendance as stay', (join) =>
      sameTenant(join, 'stay.childId', 'authority.childId')
        .on('stay.day', '=', day)
        .on('stay.signedOutAt', 'is', null)
        .on('stay.voidedAt', 'is', null),
    )
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'stay.roomId'))
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'authority.childId'))
    .select(['room.code as roomCode', 'room.name as roomName', 'stay.signedInAt as since'])
    .select(['child.firstName', 'child.familyName'])
    .where('authority.endedAt', 'is', null)
    .where((eb) => eb.or([eb('authority.untilDay', 'is', null), eb('authority.untilDay', '>=', day)]))
    .orderBy('child.searchName')
    .orderBy('authority.id')
    .execute()

/** More than a child has in all its years. */
const mostOfChild = 200

export const authoritiesOfChild = (tx: Tx, childId: string) =>
  selectAuthorities(tx)
    .where('authority.childId', '=', childId)
    .orderBy('authority.signedAt', 'desc')
    .orderBy('authority.id')
    .limit(mostOfChild)
    .execute()

export const findAuthority = (tx: Tx, id: string): Promise<AuthorityRow | undefined> =>
  selectAuthorities(tx).where('authority.id', '=', id).executeTakeFirst()

/** A child's medicines since an instant, of all authorities, the newest first. */
export const dosesSince = (tx: Tx, childIds: readonly string[], from: Date) =>
  tx
    .selectFrom('medicineDose as dose')
    .innerJoin('medicineAuthority as authority', (join) =>
      sameTenant(join, 'authority.id', 'dose.authorityId'),
    )
    .innerJoin('staff as giver', (join) => sameTenant(join, 'giver.id', 'dose.byId'))
    .leftJoin('staff as checker', (join) => sameTenant(join, 'checker.id', 'dose.checkedBy'))
    .leftJoin('medicineCheck as check', (join) => sameTenant(join, 'check.doseId', 'dose.id'))
    .select(['dose.id', 'dose.authorityId', 'dose.childId', 'dose.at', 'dose.dose', 'dose.note'])
    .select(['authority.name', 'giver.realName as byName', 'dose.updatedAt as changedAt'])
    .select(['checker.id as checkerId', 'checker.realName as checkerName'])
    .select(['check.at as checkAt', 'check.wasChecked', 'check.note as checkNote'])
    .select((eb) => [
      eb.ref('dose.outcome').$castTo<DoseOutcome>().as('outcome'),
      eb.ref('dose.conflict').$castTo<DoseConflict | null>().as('conflict'),
    ])
    .where(among('dose.childId', childIds))
    .where('dose.at', '>=', from.toISOString())
    .orderBy('dose.at', 'desc')
    .orderBy('dose.id')
    .execute()

/** The doses since an instant that a person is named to have checked and has not confirmed, the oldest first. */
export const dosesToCheck = (tx: Tx, personId: string, from: Date) =>
  tx
    .selectFrom('medicineDose as dose')
    .innerJoin('medicineAuthority as authority', (join) =>
      sameTenant(join, 'authority.id', 'dose.authorityId'),
    )
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'dose.childId'))
    .innerJoin('staff as giver', (join) => sameTenant(join, 'giver.id', 'dose.byId'))
    .leftJoin('medicineCheck as check', (join) => sameTenant(join, 'check.doseId', 'dose.id'))
    .select(['dose.id', 'dose.childId', 'dose.at', 'dose.dose', 'authority.name as medicine'])
    .select(['child.firstName', 'child.familyName', 'giver.realName as byName'])
    .where('dose.checkedBy', '=', personId)
    .where('dose.at', '>=', from.toISOString())
    .where('check.id', 'is', null)
    .orderBy('dose.at')
    .execute()

/** Doses of the medicine report since an instant, the newest first. */
export const reportedSince = (tx: Tx, childIds: readonly string[], from: Date) =>
  tx
    .selectFrom('report')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'report.authorId'))
    .select(['report.id', 'staff.realName as byName'])
    .select((eb) => [
      eb.ref('report.childId').$notNull().as('childId'),
      eb.ref('report.occurredAt').$notNull().as('at'),
    ])
    // The schema of the kind guarantees it.
    .select([sql<string>`report.detail->>'name'`.as('name'), sql<string>`report.detail->>'dose'`.as('dose')])
    .where(among('report.childId', childIds))
    .where('report.occurredAt', '>=', from.toISOString())
    .where('report.kind', '=', 'medicine')
    .where('report.state', 'not in', ['cancelled', 'refused'])
    .orderBy('report.occurredAt', 'desc')
    .orderBy('report.id')
    .execute()

/** What parents said since a day, the newest first. */
export const wordsSince = (tx: Tx, authorityIds: readonly string[], day: string) =>
  tx
    .selectFrom('medicineWord as word')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'word.byId'))
    .select(['word.id', 'word.authorityId', 'word.day', 'word.signedName as name', 'word.lastGivenAt'])
    .select(['word.at', 'staff.realName as byName', 'word.updatedAt as changedAt'])
    .where(among('word.authorityId', authorityIds))
    .where('word.day', '>=', day)
    .orderBy('word.day', 'desc')
    .orderBy('word.at', 'desc')
    .orderBy('word.id')
    .execute()

/** By authority, what the last count leaves without the doses that were taken since. Those without a count are left out. */
export async function dosesLeft(tx: Tx, authorityIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ authorityId: string; left: number }>`
    select counted.authority_id as "authorityId", greatest(0, counted.doses - (
        select count(*) from medicine_dose dose
        where dose.tenant_id = current_tenant() and dose.authority_id = counted.authority_id
          and dose.at > counted.at and dose.outcome in ('given', 'vomited')))::int as left
    from medicine_authority authority
    cross join lateral (
      select * from medicine_count where tenant_id = current_tenant() and authority_id = authority.id
      order by at desc, id desc limit 1
    ) counted
    where authority.tenant_id = current_tenant() and authority.id = any(${authorityIds}::uuid[])`.execute(tx)
  return new Map(rows.map(({ authorityId, left }) => [authorityId, left]))
}

export const nameOf = (tx: Tx, childId: string) =>
  tx.selectFrom('child').select(['firstName', 'familyName']).where('id', '=', childId).executeTakeFirst()
