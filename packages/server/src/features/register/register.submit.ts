// Adds or changes a row: checks the fields, the references and the kind's own rules, then writes it. Imported rows take
// the same steps (register.import.ts).
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { type Fields, rootId, type ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { cleanRecord } from '../../platform/html.ts'
import { refusedAmong } from './register.check.ts'
import { anyKind, type RegisterContext, type RegisterKind, type Saving } from './register.kind.ts'
import { findRows, staffName } from './register.queries.ts'
import type { RegisterRow } from './register.row.ts'
import { valuesOf } from './register.view.ts'
import { writeRows } from './register.write.ts'

export interface SubmitInput {
  id?: string | undefined
  newId?: string | undefined
  version?: number | undefined
  isAnother?: boolean | undefined
}

/** @returns the row's id */
export async function submitRow<F extends Fields>(
  kind: RegisterKind<F>,
  context: RegisterContext<SubmitInput>,
): Promise<string> {
  const { tx, ids, input } = context
  const knownId = input.id ?? (await addedBefore(kind, context))
  const known = knownId === undefined ? undefined : await lockRow(kind, context, knownId)
  const [before] = known ? await valuesOf(tx, kind, [known]) : []
  const id = knownId ?? input.newId ?? ids()
  const savings = await completeRows(kind, context, [{ id, before, given: input }])
  const same = before && JSON.stringify(completed(kind, {}, before))
  if (!before && input.isAnother === false)
    for (const { values } of savings) await askWhetherSame(kind, context, values)
  const isSame = savings.every(({ values }) => JSON.stringify(values) === same)
  if (isSame) context.alreadyDone()
  else {
    const refusal = (await refusedAmong(kind, context, savings)).get(id)
    if (refusal) throw refusal
    await writeRows(kind, context, savings, (known?.version ?? 0) + 1)
  }
  context.auditSubjects(id)
  return id
}

/** @throws the kind's error, with the names of those who may be the same */
async function askWhetherSame<F extends Fields>(
  kind: RegisterKind<F>,
  context: RegisterContext,
  values: ValuesOf<F>,
): Promise<void> {
  const names = (await kind.alreadyHere?.(context, values)) ?? []
  if (kind.asksWhetherSame && names.length > 0) failAbout(kind.asksWhetherSame, { names: names.join(', ') })
}

/** The id of what the same request has added before, whose answer was lost. */
async function addedBefore<F extends Fields>(
  kind: RegisterKind<F>,
  { tx, input: { newId } }: RegisterContext<SubmitInput>,
): Promise<string | undefined> {
  const [row] = newId === undefined ? [] : await findRows(tx, anyKind(kind), [newId])
  return row?.id
}

interface Given<V> {
  id: string
  before?: V | undefined
  given: object
}

/** The rows with all values as they will be saved. */
export async function completeRows<F extends Fields>(
  kind: RegisterKind<F>,
  context: RegisterContext,
  rows: readonly Given<ValuesOf<F>>[],
): Promise<Saving<ValuesOf<F>>[]> {
  const savings = rows.map(({ id, before, given }) => ({
    id,
    before,
    values: completed(kind, given, before),
  }))
  const complete = await kind.complete?.(context, savings)
  return savings.map((saving, place) => ({ ...saving, values: complete?.[place] ?? saving.values }))
}

/** Locks the row to change. RECORD_CHANGED names who changed or ended it first, if the request has an older version. */
async function lockRow<F extends Fields>(
  kind: RegisterKind<F>,
  { tx, input }: RegisterContext<SubmitInput>,
  id: string,
): Promise<RegisterRow> {
  const [row] = await findRows(tx, anyKind(kind), [id], { lock: true })
  const { active, version, updatedBy } = found(row)
  if ((await kind.fixed?.(tx, [id]))?.length) fail('BUILT_IN')
  if (!active || (input.version !== undefined && input.version !== version))
    failAbout('RECORD_CHANGED', { byName: await staffName(tx, updatedBy) })
  return found(row)
}

/** The given values over the earlier values, with defaults for empty fields. */
function completed<F extends Fields>(
  kind: RegisterKind<F>,
  input: object,
  before?: ValuesOf<F>,
): ValuesOf<F> {
  const fields: Fields = kind.fields
  const given = input as Values
  const values = Object.entries(fields).map(([name, field]) => {
    const value = given[name] === undefined ? (before as Values | undefined)?.[name] : given[name]
    const empty = field.kind === 'parent' ? rootId : field.kind === 'flag' ? 0 : null
    return [name, value ?? empty]
  })
  return cleanRecord(fields, Object.fromEntries(values)) as ValuesOf<F>
}
