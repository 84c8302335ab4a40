import type { FormValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { given } from '../../platform/database/given.ts'

interface Whose {
  personId: string
  processId?: string | undefined
  taskId?: string | undefined
}

export async function findDraft(tx: Tx, whose: Whose): Promise<FormValues | undefined> {
  const row = await tx
    .selectFrom('workflowDraft')
    .select(sql<string>`variables::text`.as('text'))
    .where((eb) => given(eb, { ...whose }))
    .executeTakeFirst()
  return row && (JSON.parse(row.text) as FormValues)
}

export async function putDraft(tx: Tx, draft: Whose & { id: string; variables: FormValues }): Promise<void> {
  const variables = JSON.stringify(draft.variables)
  await tx
    .insertInto('workflowDraft')
    .values({ ...draft, variables })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'personId', 'processId', 'taskId']).doUpdateSet({ variables }),
    )
    .execute()
}

export async function dropDraft(tx: Tx, whose: Whose): Promise<void> {
  await tx
    .deleteFrom('workflowDraft')
    .where((eb) => given(eb, { ...whose }))
    .execute()
}
