// What a child's record holds in other tables: allergies and enrolments.
import type { childFields } from '@daybook/contract/child/child.fields.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { among } from '../../platform/database/among.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CreateId } from '../../platform/ids.ts'

type Child = ValuesOf<typeof childFields>

export async function partsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Values>> {
  const [allergies, enrolments] = await Promise.all([
    tx
      .selectFrom('allergy')
      .select(['childId', 'substance', 'severity', 'note as plan', 'allergens'])
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
  const own = <T extends { childId: string }>(rows: readonly T[], id: string) =>
    rows.filter(({ childId }) => childId === id).map(({ childId: _, ...row }) => row)
  return new Map(
    ids.map((id) => [
      id,
      {
        allergies: listed(own(allergies, id)),
        enrolments: listed(
          own(enrolments, id).map(({ weekdays, arrivesAt, leavesAt, ...row }) => ({
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
export async function writeParts(tx: Tx, ids: CreateId, childId: string, child: Child): Promise<void> {
  await tx.deleteFrom('allergy').where('childId', '=', childId).execute()
  await tx.deleteFrom('enrolment').where('childId', '=', childId).execute()
  const allergies = (child.allergies ?? []).map(({ plan, allergens, ...allergy }) => ({
    ...allergy,
    id: ids(),
    childId,
    note: plan,
    allergens: allergens ?? [],
  }))
  if (allergies.length > 0) await tx.insertInto('allergy').values(allergies).execute()
  const enrolments = (child.enrolments ?? []).map(({ weekdays, termTimeOnly, ...enrolment }) => ({
    ...enrolment,
    termTimeOnly: termTimeOnly ?? false,
    id: ids(),
    childId,
    weekdays: weekdays.map(Number).sort(),
  }))
  if (enrolments.length > 0) await tx.insertInto('enrolment').values(enrolments).execute()
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

/** What everybody who meets the child has to know first. */
export async function noticesOf(tx: Tx, id: string) {
  return tx.selectFrom('child').select(['custodyNote', 'sayName']).where('id', '=', id).executeTakeFirst()
}
