import type { SetupStep } from '@daybook/contract/setup/setup.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isPerson } from '../staff/index.ts'

/** How much the centre has of what each step is about, in one statement. */
export async function countOfSteps(tx: Tx): Promise<Record<SetupStep, number>> {
  const { rows } = await sql<Record<SetupStep, number>>`select
    (select count(*) from room where active) as rooms,
    (select count(*) from staff where active and ${isPerson}) as staff,
    (select count(*) from child where active
      and exists (select from enrolment where enrolment.child_id = child.id)) as children,
    (select count(*) from plan_entry where removed_at is null) as plan,
    (select count(region_code) from centre) as holidays,
    (select count(*) from term where active) as terms,
    (select count(*) from checklist_template) + (select count(*) from filled_check) as checklists,
    (select count(*) from kiosk where paired_at is not null and revoked_at is null) as tablet`.execute(tx)
  // One row, because nothing is selected from.
  return rows[0] as Record<SetupStep, number>
}
