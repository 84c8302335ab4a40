// Adding and changing a row: the checks of the fields, of what they refer to, and of the kind; then one write.
import { problemsIn, type Values } from '@daybook/contract/kernel/fields.check.ts'
import { type Fields, rootId, type ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { isTree } from '@daybook/contract/register/register.rules.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { cleanRecord } from '../../platform/html.ts'
import { attachFiles } from './register.files.queries.ts'
import { anyKind, columnOf, type RegisterContext, type RegisterKind, type Saving } from './register.kind.ts'
import {
  allRows,
  findRows,
  insertChange,
  insertRow,
  isTaken,
  type RegisterRow,
  staffName,
  updateRow,
} from './register.queries.ts'
import { mentionedIn, missingIn, missingParts, namesOf } from './register.references.queries.ts'
import { isUnderItself } from './register.tree.ts'
import { rowOf, valuesOf } from './register.view.ts'

export interface SubmitInput {
  id?: string | undefined
  version?: number | undefined
}

/** Returns the row's id. */
export async function submitRow<F extends Fields>(
  kind: RegisterKind<F>,
  context: RegisterContext<SubmitInput>,
  isImported = false,
): Promise<string> {
  const { tx, ids, input } = context
  const known = input.id === undefined ? undefined : await lockRow(kind, context, input.id)
  const [before] = known ? await valuesOf(tx, kind, [known]) : []
  const id = input.id ?? ids()
  const given = { id, before, values: completed(kind, input, before), isImported }
  const saving = { ...given, values: (await kind.complete?.(context, given)) ?? given.values }
  const version = (known?.version ?? 0) + 1
  const isSame = before && JSON.stringify(before) === JSON.stringify(saving.values)
  if (!isSame) await write(kind, context, saving, version)
  context.auditSubjects(id)
  return id
}

/** The row that is changed. Somebody who started from an older version, or from one in use, is told who was first. */
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

/** What is given over what was there. */
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

async function write<F extends Fields>(
  kind: RegisterKind<F>,
  context: RegisterContext,
  saving: Saving<ValuesOf<F>>,
  version: number,
): Promise<void> {
  const { tx, actor, clock, ids } = context
  const { id, before, values } = saving
  await refuseWrong(kind, context, saving)
  const any = anyKind(kind)
  const columns = rowOf(kind, values as never)
  if (before) await updateRow(tx, any, id, columns)
  else await insertRow(tx, any, { id, ...columns, ...(await kind.initial?.(context, values)) })
  await attachFiles(context, kind.fields, { id, values: values as Values })
  await kind.save?.(context, saving)
  await insertChange(tx, {
    id: ids(),
    register: kind.name,
    recordId: id,
    version,
    step: before ? 'changed' : 'added',
    byId: actor.personId,
    at: clock.now().toISOString(),
    before: (before as Values | undefined) ?? null,
  })
}

/** Fails with the errors of all fields at once. */
async function refuseWrong<F extends Fields>(
  kind: RegisterKind<F>,
  context: RegisterContext,
  saving: Saving<ValuesOf<F>>,
): Promise<void> {
  const { tx, actor, clock } = context
  const any = anyKind(kind)
  const values = saving.values as Values
  const before = saving.before as Values | undefined
  const missing = {
    ...missingIn(await namesOf(tx, any, [values]), values, before),
    ...missingParts(await mentionedIn(tx, any, [values]), any, values),
  }
  // Another centre's rows do not exist here.
  if (Object.keys(missing).length > 0) fail('NOT_FOUND', missing)
  const moment = { now: clock.now().toISOString(), today: actor.today }
  const incomplete = problemsIn(kind.fields, values, moment)
  if (Object.keys(incomplete).length > 0) fail('VALIDATION_FAILED', incomplete)
  await refuseCircle(any, context, saving.id, values)
  const problems = Object.entries(kind.problems?.(saving.values) ?? {}).flatMap(([name, key]) =>
    key ? [[name, key]] : [],
  )
  if (problems.length > 0) fail('VALIDATION_FAILED', Object.fromEntries(problems))
  await refuseTaken(any, context, saving.id, values)
  await kind.check?.(context, saving)
}

async function refuseTaken(
  kind: RegisterKind,
  { tx }: RegisterContext,
  id: string,
  values: Values,
): Promise<void> {
  const row = rowOf(kind, values as never)
  for (const group of kind.unique) {
    const columns = Object.fromEntries(
      group.map((field) => {
        const column = columnOf(kind, field) ?? field
        return [column, row[column]]
      }),
    )
    const isEmpty = Object.values(columns).every((value) => value === null)
    if (!isEmpty && (await isTaken(tx, kind, id, columns)))
      fail('VALUE_TAKEN', Object.fromEntries(group.map((field) => [field, 'TAKEN'])))
  }
}

async function refuseCircle(
  kind: RegisterKind,
  { tx }: RegisterContext,
  id: string,
  { parentId }: Values,
): Promise<void> {
  if (!isTree(kind.fields) || parentId === rootId) return
  const rows = await allRows(tx, kind, { active: true, filters: {} })
  if (isUnderItself(rows, id, String(parentId))) fail('OWN_ANCESTOR', { parentId: 'INVALID_CHOICE' })
}
