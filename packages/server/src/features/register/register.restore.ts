// Bringing back a row that ended by mistake, for registers in which nothing has to be unique.
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import { found } from '../../platform/errors.ts'
import { anyKind, type RegisterContext, type RegisterKind } from './register.kind.ts'
import { changesOf, findRows, insertChanges, restoreRow } from './register.queries.ts'

/** When a row ended and by whom, locked so that it ends or comes back once. Undefined while it is in use.
 *  NOT_FOUND when the centre has no such row. */
export async function lockEnding<F extends Fields>(
  kind: RegisterKind<F>,
  { tx, input }: RegisterContext<{ id: string }>,
) {
  const [row] = await findRows(tx, anyKind(kind), [input.id], { lock: true })
  return found(row).active ? undefined : lastEnding(kind, { tx, input })
}

/** When a row last ended, and by whom. */
export async function lastEnding<F extends Fields>(
  kind: RegisterKind<F>,
  { tx, input }: Pick<RegisterContext<{ id: string }>, 'tx' | 'input'>,
) {
  return (await changesOf(tx, kind.name, input.id)).find(({ step }) => step === 'removed')
}

/** Brings back a row that is locked. */
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
