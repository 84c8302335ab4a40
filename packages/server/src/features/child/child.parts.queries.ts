// What a child's record holds in other tables: allergies and enrolments.
import { type childFields, healthFields } from '@daybook/contract/child/child.fields.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { type ValuesOf, withAllFields } from '@daybook/contract/kernel/fields.ts'
import { sql } from 'kysely'
import { inBatches } from '../../platform/database/batches.ts'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { found } from '../../platform/errors.ts'
import type { CreateId } from '../../platform/ids.ts'

type Child = ValuesOf<typeof childFields>

export async function partsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Values>> {
  const [allergies, enrolments] = await Promise.all([
    tx
      .selectFrom('allergy')
      .select(['childId', 'substance', 'severity', 'note as plan', 'planExpiresOn', 'allergens'])
      .where(among('childId', ids))
      .orderBy('substance')
      .orderBy('id')
      .execute(),
    tx
      .selectFrom('enrolment')
      .select([
        'childId',
        'roomId',
        'startsOn',
        'endsOn',
        'weekdays',
        'arrivesAt',
        'leavesAt',
        'termTimeOnly',
      ])
      .where(among('childId', ids))
      .orderBy('startsOn')
      .execute(),
  ])
  const allergiesOf = Map.groupBy(allergies, ({ childId }) => childId)
  const enrolmentsOf = Map.groupBy(enrolments, ({ childId }) => childId)
  return new Map(
    ids.map((id) => [
      id,
      {
        allergies: listed((allergiesOf.get(id) ?? []).map(({ childId: _, ...row }) => row)),
        enrolments: listed(
          (enrolmentsOf.get(id) ?? []).map(({ childId: _, weekdays, arrivesAt, leavesAt, ...row }) => ({
            ...row,
            weekdays: weekdays.map(String),
            arrivesAt: arrivesAt.slice(0, 5),
            leavesAt: leavesAt.slice(0, 5),
          })),
        ),
      },
    ]),
  )
}

const listed = <T>(rows: T[]) => (rows.length > 0 ? rows : null)

/** Replaces them. What was there before stands in the record's history. */
export async function writeParts(
  tx: Tx,
  ids: CreateId,
  children: readonly { id: string; values: Child }[],
): Promise<void> {
  const childIds = children.map(({ id }) => id)
  await tx.deleteFrom('allergy').where(among('childId', childIds)).execute()
  await tx.deleteFrom('enrolment').where(among('childId', childIds)).execute()
  const allergies = children.flatMap(({ id: childId, values }) =>
    (values.allergies ?? []).map(({ substance, severity, plan, planExpiresOn, allergens }) => ({
      id: ids(),
      childId,
      substance,
      severity,
      note: plan,
      planExpiresOn,
      allergens: allergens ?? [],
    })),
  )
  await inBatches(allergies, (batch) => tx.insertInto('allergy').values(batch).execute())
  const enrolments = children.flatMap(({ id: childId, values }) =>
    (values.enrolments ?? []).map(({ weekdays, termTimeOnly, ...enrolment }) => ({
      ...enrolment,
      termTimeOnly: termTimeOnly ?? false,
      id: ids(),
      childId,
      weekdays: weekdays.map(Number).sort(),
    })),
  )
  await inBatches(enrolments, (batch) => tx.insertInto('enrolment').values(batch).execute())
}

/** Which of these children are signed in. */
export async function presentAmong(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('attendance')
    .select('childId')
    .distinct()
    .where(among('childId', ids))
    .where('signedOutAt', 'is', null)
    .where('voidedAt', 'is', null)
    .execute()
  return rows.map(({ childId }) => childId)
}

type Health = ValuesOf<typeof healthFields>

/** The parts of a stored list. JSON in the database forgets the order of their fields. */
export const partsIn =
  <Name extends 'medicines' | 'consents'>(name: Name) =>
  (list: unknown): Health[Name] =>
    list === null
      ? null
      : ((list as Values[]).map((part) => withAllFields(healthFields[name].fields, part)) as Health[Name])

/** The warnings that all staff see, of those of these children who have one. */
export async function custodyNotesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('child')
    .select(['id', 'custodyNote'])
    .where(among('id', ids))
    .where('custodyNote', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, custodyNote }) => [id, custodyNote ?? '']))
}

/** What everybody who meets the child has to know first. */
export async function noticesOf(tx: Tx, id: string) {
  const { custodyNote, sayName, medicines, consents, ...row } = found(
    await tx
      .selectFrom('child')
      .select(['custodyNote', 'sayName', 'medicines', 'consents', 'immunisationSeenOn'])
      // A CHECK on the table allows only the contract's answers.
      .select(sql.ref<Health['immunisation']>('immunisation').as('immunisation'))
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  const health: Health = {
    ...row,
    medicines: partsIn('medicines')(medicines),
    consents: partsIn('consents')(consents),
  }
  return { custodyNote, sayName, health }
}

/** Action plans that expire by this day, of children who are enrolled then or later. */
export async function expiringPlans(tx: Tx, day: string) {
  const rows = await tx
    .selectFrom('allergy')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'allergy.childId'))
    .select(['allergy.id', 'allergy.childId', 'allergy.planExpiresOn', 'child.firstName', 'child.familyName'])
    .where('allergy.planExpiresOn', '<=', day)
    .where('child.active', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('enrolment')
          .select('enrolment.id')
          .whereRef('enrolment.tenantId', '=', 'child.tenantId')
          .whereRef('enrolment.childId', '=', 'child.id')
          .where(({ eb, or }) => or([eb('enrolment.endsOn', 'is', null), eb('enrolment.endsOn', '>=', day)])),
      ),
    )
    .orderBy('allergy.planExpiresOn')
    .orderBy('allergy.id')
    .execute()
  return rows.map(({ planExpiresOn, ...row }) => ({
    ...row,
    childName: fullName(row),
    // The condition leaves out those without.
    planExpiresOn: planExpiresOn ?? day,
  }))
}
