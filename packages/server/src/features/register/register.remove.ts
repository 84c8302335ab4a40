// Removes rows by ending them, all or none.
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import { refuseAny, refuseEach } from '../../platform/errors.ts'
import { anyKind, type RegisterContext, type RegisterKind } from './register.kind.ts'
import { childrenOf, discardPlans, endRows, findRows, insertChanges } from './register.queries.ts'
import { valuesOf } from './register.view.ts'

export async function removeRows<F extends Fields>(
  kind: RegisterKind<F>,
  context: RegisterContext<{ ids: string[] }>,
): Promise<null> {
  const { tx, actor, clock, ids: newId, input, auditSubjects } = context
  const any = anyKind(kind)
  const rows = await findRows(tx, any, input.ids, { lock: true })
  const known = new Set(rows.map(({ id }) => id))
  refuseEach(
    'NOT_FOUND',
    input.ids.filter((id) => !known.has(id)),
  )
  const ending = rows.filter(({ active }) => active)
  const ids = ending.map(({ id }) => id)
  refuseEach('BUILT_IN', (await kind.fixed?.(tx, ids)) ?? [])
  // Children may be removed together with their parent.
  const leaving = new Set(ids)
  const left = (await childrenOf(tx, any, ids)).filter(({ id }) => !leaving.has(id))
  refuseEach('HAS_CHILDREN', [...new Set(left.flatMap(({ parentId }) => parentId ?? []))])
  refuseAny((await kind.refuseRemoval?.(context, ids)) ?? {})
  await discardPlans(tx, ending.length)
  const values = await valuesOf(tx, kind, ending)
  await endRows(tx, any, ids)
  const change = { register: kind.name, step: 'removed', byId: actor.personId } as const
  const at = clock.now().toISOString()
  await insertChanges(
    tx,
    ending.map(({ id, version }, place) => ({
      ...change,
      at,
      id: newId(),
      recordId: id,
      version: version + 1,
      before: values[place] as Values,
    })),
  )
  await kind.removed?.(context, ids)
  auditSubjects(...ids)
  return null
}
