// Restores a row that was removed by mistake, for registers without unique fields.
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import { found } from '../../platform/errors.ts'
import { anyKind, type RegisterContext, type RegisterKind } from './register.kind.ts'
import { changesOf, findRows, insertChanges, restoreRow } from './register.queries.ts'

/** Locks the row, so that it is removed or restored once. Returns its removal; undefined while it is in use.
 *  NOT_FOUND if the centre has no such row. */
export async function lockEnding<F extends Fields>(
  kind: RegisterKind<F>,
  { tx, input }: RegisterContext<{ id: string }>,
) {
  const [row] = await findRows(tx, anyKind(kind), [input.id], { lock: true })
  return found(row).active ? undefined : lastEnding(kind, { tx, input })
}

/** The last removal of a row: when and by whom. */
export async function lastEnding<F extends Fields>(
  kind: RegisterKind<F>,
  { tx, input }: Pick<RegisterContext<{ id: string }>, 'tx' | 'input'>,
) {
  return (await changesOf(tx, kind.name, input.id)).find(({ step }) => step === 'removed')
}

/** Restores a row that the caller has locked. */
export async function restore<F extends Fields>(
  kind: RegisterKind<F>,
  { tx, actor, clock, ids, input, auditSubjects }: RegisterContext<{ id: string }>,
): Promise<void> {
  const any = anyKind(kind)
  await restoreRow(tx, any, input.id)
  const { version } = found((await findRows(tx, any, [input.id]))[0])
  await insertChanges(tx, [
    {
      id: ids(),
      register: kind.name,
      recordId: input.id,
      version,
      step: 'restored',
      byId: actor.personId,
      at: clock.now().toISOString(),
      before: null,
    },
  ])
  auditSubjects(input.id)
}
