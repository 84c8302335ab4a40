import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The children enrolled on a day, and whether each has an allergy, a diet or a reminder. */
export function childrenOfDay(tx: Tx, day: string) {
  return tx
    .selectFrom('child')
    .innerJoin('enrolment', (join) =>
      sameTenant(join, 'enrolment.childId', 'child.id')
        .on('enrolment.startsOn', '<=', day)
        .on(({ eb, or }) => or([eb('enrolment.endsOn', 'is', null), eb('enrolment.endsOn', '>=', day)])),
    )
    .select(['child.id', 'child.birthDate'])
    .select(
      sql<boolean>`child.diet_note is not null or child.diets <> '{}'
        or exists (select from allergy
          where allergy.tenant_id = child.tenant_id and allergy.child_id = child.id)
        or exists (select from reminder
          where reminder.tenant_id = child.tenant_id and reminder.child_id = child.id
            and ${day} between reminder.starts_on and coalesce(reminder.ends_on, 'infinity'))`.as('isNoted'),
    )
    .where('child.active', '=', true)
    .orderBy('child.id')
    .execute()
}

/** The reminders about a child on a day, oldest first. */
export function remindersOf(tx: Tx, childId: string, day: string) {
  return tx
    .selectFrom('reminder')
    .select(['id', 'text', 'startsOn', 'endsOn'])
    .where('childId', '=', childId)
    .where('startsOn', '<=', day)
    .where(({ eb, or }) => or([eb('endsOn', 'is', null), eb('endsOn', '>=', day)]))
    .orderBy('startsOn')
    .orderBy('id')
    .execute()
}
