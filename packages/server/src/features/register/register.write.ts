// Writes checked rows with their files, history and further effects.
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { takeFiles } from './register.files.ts'
import { anyKind, type RegisterContext, type RegisterKind, type Saving } from './register.kind.ts'
import { insertChanges, insertRows, updateRow } from './register.queries.ts'
import { rowOf } from './register.view.ts'

/** @param version the rows' version after this change */
export async function writeRows<F extends Fields>(
  kind: RegisterKind<F>,
  context: RegisterContext,
  savings: readonly Saving<ValuesOf<F>>[],
  version: number,
): Promise<void> {
  const { tx, actor, clock, ids } = context
  const any = anyKind(kind)
  const added: Record<string, unknown>[] = []
  for (const { id, before, values } of savings) {
    const columns = rowOf(kind, values)
    if (before) await updateRow(tx, any, id, columns)
    else added.push({ id, ...columns, ...(await kind.initial?.(context, values)) })
  }
  await insertRows(tx, any, added)
  for (const { id, values } of savings)
    await takeFiles(context, kind.fields, { id, values: values as Values })
  await kind.save?.(context, savings)
  const change = { register: kind.name, version, byId: actor.personId, at: clock.now().toISOString() }
  await insertChanges(
    tx,
    savings.map(({ id, before }) => ({
      ...change,
      id: ids(),
      recordId: id,
      step: before ? ('changed' as const) : ('added' as const),
      before: (before as Values | undefined) ?? null,
    })),
  )
}
