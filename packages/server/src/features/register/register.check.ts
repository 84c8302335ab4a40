// Checks rows before they are saved: the row of a form, or all rows of a file. References and unique fields are read for
// all rows at once.
import { type Moment, problemsIn, type Values } from '@daybook/contract/kernel/fields.check.ts'
import { type Fields, rootId, type ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { isTree } from '@daybook/contract/register/register.rules.ts'
import { AppError, fail } from '../../platform/errors.ts'
import { lookUp } from '../../platform/fields/references.queries.ts'
import {
  anyKind,
  columnOf,
  type Refused,
  type RegisterContext,
  type RegisterKind,
  type Saving,
} from './register.kind.ts'
import { allRows, takenAmong } from './register.queries.ts'
import { missingAmong, referencesOf } from './register.references.ts'
import type { RegisterRow } from './register.row.ts'
import { isUnderItself } from './register.tree.ts'
import { rowOf } from './register.view.ts'

export async function refusedAmong<F extends Fields>(
  kind: RegisterKind<F>,
  context: RegisterContext,
  savings: readonly Saving<ValuesOf<F>>[],
): Promise<Refused> {
  const refused = refusing(savings, await ownRules(kind, context, savings))
  const right = savings.filter(({ id }) => !refused.has(id))
  if (right.length === 0 || !kind.check) return refused
  return new Map([...refused, ...(await kind.check(context, right))])
}

/** Runs the check on every row. @returns id → error of the refused rows */
export function refusing<S extends { id: string }>(
  rows: readonly S[],
  check: (row: S) => void,
): Map<string, AppError> {
  const refused = new Map<string, AppError>()
  for (const row of rows)
    try {
      check(row)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.set(row.id, error)
    }
  return refused
}

/** Returns the check of a row, which fails with the errors of all fields at once. */
async function ownRules<F extends Fields>(
  kind: RegisterKind<F>,
  context: RegisterContext,
  savings: readonly Saving<ValuesOf<F>>[],
): Promise<(saving: Saving<ValuesOf<F>>) => void> {
  const { tx } = context
  const any = anyKind(kind)
  const references = new Map(savings.map(({ id, values }) => [id, referencesOf(any, values as Values)]))
  const nameOf = await lookUp(tx, [...references.values()].flat())
  const tree = await treeAround(any, context, savings)
  const taken = await takenGroups(any, context, savings)
  const moment = momentOf(context)
  return ({ id, before, values: own }) => {
    const values = own as Values
    const had = before ? referencesOf(any, before as Values) : []
    const missing = missingAmong(references.get(id) ?? [], nameOf, had)
    // Another centre's rows are treated as missing.
    if (Object.keys(missing).length > 0) fail('NOT_FOUND', missing)
    refuseProblems(problemsIn(kind.fields, values, moment))
    const parentId = String(values.parentId)
    if (parentId !== rootId && isUnderItself(tree, id, parentId))
      fail('OWN_ANCESTOR', { parentId: 'INVALID_CHOICE' })
    refuseProblems(kind.problems?.(own) ?? {})
    for (const { group, ids } of taken) if (ids.has(id)) fail('VALUE_TAKEN', takenFields(group))
  }
}

export const momentOf = ({ clock, actor }: RegisterContext): Moment => ({
  now: clock.now().toISOString(),
  today: actor.today,
})

/** Fails with VALIDATION_FAILED if there are any problems. */
export function refuseProblems(problems: Readonly<Record<string, string | undefined>>): void {
  const found = Object.entries(problems).flatMap(([name, key]) => (key ? [[name, key] as const] : []))
  if (found.length > 0) fail('VALIDATION_FAILED', Object.fromEntries(found))
}

export const takenFields = (group: readonly string[]) =>
  Object.fromEntries(group.map((field) => [field, 'TAKEN']))

/** The whole tree if an existing row may move in it. New rows have no children, so they need no check. */
async function treeAround(
  kind: RegisterKind,
  { tx }: RegisterContext,
  savings: readonly Pick<Saving<unknown>, 'before'>[],
): Promise<readonly RegisterRow[]> {
  if (!isTree(kind.fields) || savings.every(({ before }) => before === undefined)) return []
  return allRows(tx, kind, { active: true, filters: {} })
}

const takenGroups = (kind: RegisterKind, context: RegisterContext, savings: readonly Saving<object>[]) =>
  Promise.all(
    kind.unique.map(async (group) => ({ group, ids: await takenIn(kind, context, savings, group) })),
  )

/** The ids of rows that equal another row in these fields. Rows with only empty fields do not count. */
function takenIn(
  kind: RegisterKind,
  { tx }: RegisterContext,
  savings: readonly Saving<object>[],
  group: readonly string[],
): Promise<ReadonlySet<string>> {
  const columns = group.map((field) => columnOf(kind, field) ?? field)
  const rows = savings.map(({ id, values }) => {
    const row = rowOf(kind, values as Values)
    return { id, values: columns.map((column) => row[column]) }
  })
  const filled = rows.filter(({ values }) => values.some((value) => value !== null))
  return takenAmong(tx, kind, columns, filled)
}
