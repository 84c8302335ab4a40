import type { FormValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { sql } from 'kysely'
import { given } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

interface Whose {
  personId: string
  processId?: string | undefined
  taskId?: string | undefined
}

export async function findDraft(
  tx: Tx,
  whose: Whose,
): Promise<{ id: string; variables: FormValues } | undefined> {
  const row = await tx
    .selectFrom('workflowDraft')
    .select(['id', sql<string>`variables::text`.as('text')])
    .where((eb) => given(eb, { ...whose }))
    .executeTakeFirst()
  return row && { id: row.id, variables: JSON.parse(row.text) as FormValues }
}

/** @returns the id of the one that is there now */
export async function putDraft(
  tx: Tx,
  draft: Whose & { id: string; variables: FormValues },
): Promise<string> {
  const variables = JSON.stringify(draft.variables)
  const { id } = await tx
    .insertInto('workflowDraft')
    .values({ ...draft, variables })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'personId', 'processId', 'taskId']).doUpdateSet({ variables }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function dropDraft(tx: Tx, whose: Whose): Promise<void> {
  await tx
    .deleteFrom('workflowDraft')
    .where((eb) => given(eb, { ...whose }))
    .execute()
}
