// The operations of a register: `implement(position, registerHandlers(positionRegisterKind))`.

import { statusKeys } from '@daybook/contract/kernel/dictionaries.ts'
import { type Fields, rootId, type ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { eventName } from '@daybook/contract/kernel/live.ts'
import type { RegisterRecord } from '@daybook/contract/register/register.kind.ts'
import { filterable, hasFiles, isTree } from '@daybook/contract/register/register.rules.ts'
import { found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { filesOfRecords } from './register.files.ts'
import { anyKind, columnOf, type RegisterContext, type RegisterKind, readableIn } from './register.kind.ts'
import { storedAs } from './register.order.queries.ts'
import { allRows, findRows, pageOfRows } from './register.queries.ts'
import { removeRows } from './register.remove.ts'
import type { RegisterRow } from './register.row.ts'
import { type SubmitInput, submitRow } from './register.submit.ts'
import { ancestorsOf, flatOf, treeOf, withAncestors } from './register.tree.ts'
import { toRecords } from './register.view.ts'

interface Filter {
  text?: string | undefined
  status: string
}
type PageInput = Filter & { current: number; size: number; ascs: string[]; descs: string[] }

export function registerHandlers<F extends Fields>(kind: RegisterKind<F>) {
  type Record = RegisterRecord<ValuesOf<F>>
  const any = anyKind(kind)
  const read = { can: kind.read } as const
  const write = (step: string) =>
    ({ can: kind.edit, audit: `${kind.name}.${step}`, ...(!kind.readableBy && { live: kind.read }) }) as const
  /** Rows that only some readers may see are not sent in events. Open pages refetch them instead. */
  const changed = { submit: eventName(`${kind.name}.submit`), remove: eventName(`${kind.name}.remove`) }
  const refresh = ({ publish }: RegisterContext, step: keyof typeof changed) => {
    if (kind.readableBy) publish({ operation: changed[step], to: kind.read, data: null })
  }
  const inUse = { active: true, filters: {} }

  const wanted = (input: Filter) => {
    const asked: { [name: string]: unknown } = { ...input }
    const filters: { [field: string]: string } = {}
    for (const field of kind.searched) {
      const words = asked[field]
      if (typeof words === 'string' && words) filters[field] = words
    }
    return { active: input.status === statusKeys.inUse, text: input.text, filters, among: amongIn(asked) }
  }

  /** Field → its column's values, of the fields that are filtered by some of theirs. */
  const amongIn = (asked: { [name: string]: unknown }) =>
    Object.fromEntries(
      filterable(kind.fields)
        .filter((field) => !kind.searched.includes(field) && columnOf(any, field) !== null && asked[field])
        .map((field) => [
          field,
          String(asked[field])
            .split(',')
            .map((value) => storedAs(any, field, value)),
        ]),
    )

  /** Adds files and, in a tree, the ancestors and whether there are children. */
  async function placed(context: RegisterContext, rows: readonly RegisterRow[]): Promise<Record[]> {
    const { tx, actor } = context
    const plain = await toRecords(tx, kind, rows, actor)
    const files = hasFiles(kind.fields) && (await filesOfRecords(context, kind.fields, plain))
    const records = files ? plain.map((record) => ({ ...record, files: files.get(record.id) ?? [] })) : plain
    if (!isTree(kind.fields)) return records
    const all = await allRows(tx, any, inUse)
    const parents = new Set(all.map(({ parentId }) => parentId))
    return records.map((record) => ({
      ...record,
      ancestors: [rootId, ...ancestorsOf(all, record.id)].join(','),
      hasChildren: parents.has(record.id),
    }))
  }

  /** The tree of the rows that match the filter and their ancestors. */
  async function tree(context: RegisterContext<Filter>): Promise<Record[]> {
    const { tx, actor, input } = context
    const asked = wanted(input)
    const all = await allRows(tx, any, { active: asked.active, filters: {} })
    const isFiltered =
      Boolean(asked.text) || [asked.filters, asked.among].some((by) => Object.keys(by).length > 0)
    const matches = isFiltered ? await allRows(tx, any, asked) : all
    const shown = withAncestors(all, new Set(matches.map(({ id }) => id)))
    return treeOf(await toRecords(tx, kind, shown, actor))
  }

  async function level(context: RegisterContext<{ parentId: string }>): Promise<Record[]> {
    const { parentId } = context.input
    if (parentId !== rootId) found((await findRows(context.tx, any, [parentId]))[0])
    const under = parentId === rootId ? null : parentId
    return placed(context, await allRows(context.tx, any, { ...inUse, parentId: under }))
  }

  const nodeOf = ({ id, parentId, hasChildren = false, children, ...record }: Record) => {
    const title = String((record as { [name: string]: unknown })[kind.title] ?? '')
    const under: unknown = children?.map((child) => nodeOf(child as Record))
    return {
      id,
      title,
      key: id,
      value: id,
      hasChildren,
      parentId: String(parentId ?? rootId),
      children: under as { [name: string]: unknown }[] | undefined,
    }
  }

  return {
    list: {
      ...read,
      async run(context: RegisterContext<PageInput>) {
        const { tx, input } = context
        const top = isTree(kind.fields) ? { parentId: null } : {}
        const { records, total } = await pageOfRows(tx, any, {
          ...input,
          ...wanted(input),
          ...top,
          readable: readableIn(any, context),
        })
        return pageOf(await placed(context, records), total, input)
      },
    },
    listTree: { ...read, run: tree },
    listLevel: { ...read, run: level },
    listNodes: {
      ...read,
      run: async (context: RegisterContext<object>) => {
        const whole = { ...context, input: { status: statusKeys.inUse } }
        return (await tree(whole)).map(nodeOf)
      },
    },
    listLevelNodes: {
      ...read,
      run: async (context: RegisterContext<{ parentId: string }>) => (await level(context)).map(nodeOf),
    },
    listOptions: {
      ...read,
      run: async (context: RegisterContext<object>) => {
        const rows = await allRows(context.tx, any, { ...inUse, readable: readableIn(any, context) })
        const records = await toRecords(context.tx, kind, rows, context.actor)
        return isTree(kind.fields) ? flatOf(treeOf(records)) : records
      },
    },
    get: {
      ...read,
      ...(kind.looksNoted && { look: `${kind.name}.look` }),
      run: async (context: RegisterContext<{ id: string }>) => {
        const { id } = context.input
        const readable = readableIn(any, context)
        context.auditSubjects(id)
        return found((await placed(context, await findRows(context.tx, any, [id], { readable })))[0])
      },
    },
    submit: {
      ...write('submit'),
      run: async (context: RegisterContext<SubmitInput>) => {
        const id = await submitRow(kind, context)
        refresh(context, 'submit')
        return found((await placed(context, await findRows(context.tx, any, [id])))[0])
      },
    },
    remove: {
      ...write('remove'),
      run: async (context: RegisterContext<{ ids: string[] }>) => {
        refresh(context, 'remove')
        return removeRows(kind, context)
      },
    },
  } as const
}
