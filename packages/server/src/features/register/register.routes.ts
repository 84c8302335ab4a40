import { rootId } from '@daybook/contract/kernel/fields.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { isTree } from '@daybook/contract/register/register.rules.ts'
import type { Actor, ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { pageOf } from '../../platform/page.ts'
import { findImport } from './register.import.queries.ts'
import { checkRows, importRows, listImports, undoImport } from './register.import.ts'
import { columnOf, type RegisterKind, readableIn } from './register.kind.ts'
import { allRows, changesOf, findRows, pageOfRows, type RowsWanted } from './register.queries.ts'
import { flatOf, treeOf, withAncestors } from './register.tree.ts'

type Operations = typeof register.operations
type PicksWanted = ContextOf<Operations['listPicks']>['input']

/** @param registers every register, from the generated table */
export function registerRoutes({ registers }: { registers: readonly RegisterKind[] }) {
  /** FORBIDDEN without the right to read the register. */
  function open(name: string, actor: Actor, of: 'read' | 'offer' = 'read'): RegisterKind {
    const kind = found(registers.find((kind) => kind.name === name))
    return actor.rights.has(kind[of] ?? kind.read) ? kind : fail('FORBIDDEN')
  }

  async function listPicks(context: ContextOf<Operations['listPicks']>) {
    const { tx, actor, input } = context
    const kind = open(input.of, actor, 'offer')
    const inUse = { active: true, filters: {}, readable: readableIn(kind, context) }
    const { records, total } = isTree(kind.fields)
      ? await branchesOf(tx, kind, inUse, input)
      : await pageOfRows(tx, kind, { ...inUse, ...input, ascs: [], descs: [] })
    const column = columnOf(kind, kind.title) ?? kind.title
    const options = records.map((row) => ({
      id: row.id,
      key: String(row[kind.key ?? 'id']),
      parentId: row.parentId ?? rootId,
      name: String(row[column]),
    }))
    return pageOf(options, total, input)
  }

  /** A page of the matching rows with their ancestors, in the order of the tree. */
  async function branchesOf(
    tx: Tx,
    kind: RegisterKind,
    wanted: RowsWanted,
    { text, current, size }: PicksWanted,
  ) {
    const all = await allRows(tx, kind, wanted)
    const found = text ? await allRows(tx, kind, { ...wanted, text }) : all
    const rows = flatOf(treeOf(withAncestors(all, new Set(found.map(({ id }) => id)))))
    return { records: rows.slice((current - 1) * size, current * size), total: rows.length }
  }

  async function listChanges(context: ContextOf<Operations['listChanges']>) {
    const { tx, actor, input } = context
    const kind = open(input.of, actor)
    const readable = readableIn(kind, context)
    found((await findRows(tx, kind, [input.id], { readable }))[0])
    const changes = await changesOf(tx, kind.name, input.id)
    // A notice may have been for others before, or not released: whoever does not read all rows reads it as it is now.
    return readable ? changes.map((change) => ({ ...change, before: null })) : changes
  }

  /** FORBIDDEN without the right to edit the register. */
  function openToEdit(name: string, actor: Actor): RegisterKind {
    const kind = open(name, actor)
    return actor.rights.has(kind.edit) ? kind : fail('FORBIDDEN')
  }

  async function undo(context: ContextOf<Operations['undoImport']>) {
    const { register: name } = found(await findImport(context.tx, context.input.id))
    return undoImport(openToEdit(name, context.actor), context)
  }

  return implement(register, {
    checkImport: {
      can: 'register.edit',
      run: async (context) => {
        const { of, rows } = context.input
        return (await checkRows(openToEdit(of, context.actor), context, rows)).problems
      },
    },
    importRows: {
      can: 'register.edit',
      audit: 'register.import',
      live: 'register.read',
      run: (context) => importRows(openToEdit(context.input.of, context.actor), context),
    },
    undoImport: { can: 'register.edit', audit: 'register.undo-import', live: 'register.read', run: undo },
    listImports: {
      can: 'register.edit',
      run: async (context) => {
        const { of } = context.input
        return listImports(openToEdit(of, context.actor).name, context)
      },
    },
    // Which right it takes depends on the register, and each says so.
    listPicks: { can: 'session', run: listPicks },
    listChanges: { can: 'session', run: listChanges },
  })
}
