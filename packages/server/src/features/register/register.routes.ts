import { rootId } from '@daybook/contract/kernel/fields.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { isTree } from '@daybook/contract/register/register.rules.ts'
import type { Actor, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { columnOf, type RegisterKind, readableIn } from './register.kind.ts'
import { allRows, changesOf, findRows, type RegisterRow } from './register.queries.ts'
import { treeOf } from './register.tree.ts'

type Operations = typeof register.operations

/** @param registers every register, from the generated table */
export function registerRoutes({ registers }: { registers: readonly RegisterKind[] }) {
  /** To somebody without the right to read it, a register refuses everything. */
  function open(name: string, actor: Actor): RegisterKind {
    const kind = found(registers.find((one) => one.name === name))
    return actor.rights.has(kind.read) ? kind : fail('FORBIDDEN')
  }

  async function listPicks(context: ContextOf<Operations['listPicks']>) {
    const { tx, actor, input } = context
    const kind = open(input.of, actor)
    const readable = readableIn(kind, context)
    const rows = await allRows(tx, kind, { active: true, filters: {}, readable })
    const column = columnOf(kind, kind.title) ?? kind.title
    const options = (isTree(kind.fields) ? flat(treeOf(rows)) : rows).map((row) => ({
      id: row.id,
      key: String(row[kind.key ?? 'id']),
      parentId: row.parentId ?? rootId,
      name: String(row[column]),
    }))
    return options
  }

  async function listChanges(context: ContextOf<Operations['listChanges']>) {
    const { tx, actor, input } = context
    const kind = open(input.of, actor)
    found((await findRows(tx, kind, [input.id], { readable: readableIn(kind, context) }))[0])
    return changesOf(tx, kind.name, input.id)
  }

  return implement(register, {
    listPicks: { can: 'register.read', run: listPicks },
    listChanges: { can: 'register.read', run: listChanges },
  })
}

const flat = (rows: readonly RegisterRow[]): RegisterRow[] =>
  rows.flatMap((row) => [row, ...flat((row.children ?? []) as RegisterRow[])])
