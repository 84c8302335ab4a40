// Imports rows from a file. The rows of a request are checked by the rules of a form, and all are saved or none; a long
// file comes in several requests. The hard rule: an import can be undone as a whole within an hour of its start, while
// nobody has changed its rows.
import { problemsIn } from '@daybook/contract/kernel/fields.check.ts'
import { changeShapeOf } from '@daybook/contract/kernel/fields.schema.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { knownRows } from '@daybook/contract/register/import.same.rules.ts'
import { mostImported, undoMinutes } from '@daybook/contract/register/importable.rules.ts'
import { z } from 'zod'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { fieldErrorsOf } from '../../platform/http/field.errors.ts'
import { momentOf, refusedAmong, refuseProblems, refusing, takenFields } from './register.check.ts'
import {
  extendImport,
  findImport,
  insertImport,
  lastImports,
  lockImports,
  markUndone,
} from './register.import.queries.ts'
import type { RegisterContext, RegisterKind } from './register.kind.ts'
import { findRows, staffName, textsInUse } from './register.queries.ts'
import { removeRows } from './register.remove.ts'
import { completeRows } from './register.submit.ts'
import { writeRows } from './register.write.ts'

type Values = Record<string, unknown>

/** A row of a file with its new id. */
interface Row {
  id: string
  given: Values
}

const undoTime = undoMinutes * 60_000

/** Checks the rows of a file. Returns their problems, and the savings that would add them. */
export async function checkRows(kind: RegisterKind, context: RegisterContext, given: readonly Values[]) {
  const fill = (await kind.fillImported?.(context)) ?? ((values: Values) => values)
  const rows = given.map((values) => ({ id: context.ids(), given: fill(values) }))
  const schema = schemaOf(kind)
  const unreadable = refusing(rows, (row) => {
    const { success, data, error } = schema.safeParse(row.given)
    if (!success) fail('VALIDATION_FAILED', fieldErrorsOf(error.issues, row.given))
    row.given = data
  })
  const readable = rows.filter(({ id }) => !unreadable.has(id))
  const savings = await completeRows(kind, context, readable)
  const wrong = await refusedAmong(kind, context, savings)
  const same = await sameAmong(kind, context, { savings, refused: wrong })
  const refused = new Map([...wrong, ...refusing(readable, fileRules(kind, context, same)), ...unreadable])
  const problems = rows.flatMap(({ id }, row) => {
    const error = refused.get(id)
    return error ? [{ row, error: error.key, fields: error.fields ?? {} }] : []
  })
  return { rows: readable, savings, problems }
}

/** The schema of a row in a file. */
function schemaOf({ fields, importedWith, notImported = [] }: RegisterKind): z.ZodObject {
  const imported = Object.entries(fields).filter(
    ([name, { kind }]) => kind !== 'files' && !notImported.includes(name),
  )
  return z.strictObject(changeShapeOf({ ...Object.fromEntries(imported), ...importedWith }))
}

type Savings = Awaited<ReturnType<typeof completeRows>>

/** The ids of rows that the register has already, or that stand further up in the file and are right. */
async function sameAmong(
  kind: RegisterKind,
  { tx }: RegisterContext,
  { savings, refused }: { savings: Savings; refused: ReadonlyMap<string, unknown> },
): Promise<ReadonlySet<string>> {
  const { sameBy, unlessDifferent = [] } = kind
  const same = new Set<string>()
  if (!sameBy) return same
  const known = knownRows(kind)
  for (const row of await textsInUse(tx, kind, [...sameBy, ...unlessDifferent])) known.add(row)
  for (const { id, values } of savings as { id: string; values: Values }[]) {
    if (sameBy.some((field) => values[field] === null)) continue
    if (known.has(values)) same.add(id)
    else if (!refused.has(id)) known.add(values)
  }
  return same
}

function fileRules(kind: RegisterKind, context: RegisterContext, same: ReadonlySet<string>) {
  const moment = momentOf(context)
  return ({ id, given }: Row) => {
    if (same.has(id)) fail('VALUE_TAKEN', takenFields(kind.sameBy ?? []))
    refuseProblems(problemsIn(kind.importedWith ?? {}, given, moment))
    kind.refuseImported?.(given)
  }
}

interface ImportInput {
  id: string
  fileName: string
  from: number
  rows: Values[]
}

export async function importRows(kind: RegisterKind, context: RegisterContext<ImportInput>) {
  const { tx, actor, clock, input, auditSubjects } = context
  await lockImports(tx, kind.name)
  const known = await findImport(tx, input.id)
  if (known) {
    const isOwn = known.byId === actor.personId && known.register === kind.name && !known.undoneAt
    const added = known.recordIds.length
    if (isOwn && input.from < added) {
      context.alreadyDone()
      return { added, problems: [] }
    }
    if (!isOwn || input.from > added || added + input.rows.length > mostImported) fail('RECORD_EXISTS')
  }
  const { rows, savings, problems } = await checkRows(kind, context, input.rows)
  if (problems.length > 0) return { added: input.from, problems }
  await writeRows(kind, context, savings, 1)
  await kind.saveImported?.(
    context,
    rows.map(({ id, given }) => ({ id, values: given })),
  )
  const recordIds = rows.map(({ id }) => id)
  auditSubjects(input.id, ...recordIds)
  const at = clock.now().toISOString()
  const { id, fileName } = input
  if (known) await extendImport(tx, id, recordIds)
  else await insertImport(tx, { id, fileName, register: kind.name, recordIds, byId: actor.personId, at })
  return { added: (known?.recordIds.length ?? 0) + recordIds.length, problems }
}

export async function undoImport(
  kind: RegisterKind,
  context: RegisterContext<{ id: string }>,
): Promise<null> {
  const { tx, clock, input, auditSubjects } = context
  const { recordIds, at, undoneAt } = found(await findImport(tx, input.id))
  auditSubjects(input.id)
  if (undoneAt) {
    context.alreadyDone()
    return null
  }
  const now = clock.now()
  if (Date.parse(at) + undoTime <= now.getTime()) fail('IMPORT_TOO_OLD')
  const rows = await findRows(tx, kind, recordIds, { lock: true })
  const changed = rows.find(({ active, version }) => active && version > 1)
  if (changed) failAbout('RECORD_CHANGED', { byName: await staffName(tx, changed.updatedBy) })
  const changedBy = await kind.changedSinceImport?.(tx, recordIds)
  if (changedBy !== undefined) failAbout('RECORD_CHANGED', { byName: await staffName(tx, changedBy) })
  await removeRows(kind, { ...context, input: { ids: recordIds } })
  await kind.undoImported?.(context, recordIds)
  await markUndone(tx, input.id, now)
  return null
}

export async function listImports(register: RegisterName, { tx, clock }: RegisterContext) {
  const since = clock.now().getTime() - undoTime
  const rows = await lastImports(tx, register)
  return rows.map(({ byId, byName, ...row }) => ({
    ...row,
    by: { id: byId, name: byName },
    canUndo: row.undoneAt === null && Date.parse(row.at) > since,
  }))
}
