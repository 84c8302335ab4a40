// Rows of a file: each is checked and saved like one from a form, and all are kept or none. The hard rule: an import is
// undone within an hour, and only while nobody has changed what it added.

import { problemsIn } from '@daybook/contract/kernel/fields.check.ts'
import { changeShapeOf } from '@daybook/contract/kernel/fields.schema.ts'
import { mostImported, undoMinutes } from '@daybook/contract/register/importable.rules.ts'
import type { RegisterName } from '@daybook/contract/register/register.kinds.ts'
import { z } from 'zod'
import { onTrial } from '../../platform/database/trial.ts'
import { AppError, fail, failAbout, found } from '../../platform/errors.ts'
import { fieldErrorsOf } from '../../platform/http/field.errors.ts'
import { findImport, insertImport, lastImports, markUndone } from './register.import.queries.ts'
import { columnOf, type RegisterContext, type RegisterKind } from './register.kind.ts'
import { findRows, isTaken, staffName } from './register.queries.ts'
import { removeRows } from './register.remove.ts'
import { submitRow } from './register.submit.ts'

type Row = Record<string, unknown>

interface RowProblem {
  row: number
  error: string
  fields: Record<string, string>
}

interface Added {
  ids: string[]
  problems: RowProblem[]
}

const undoTime = undoMinutes * 60_000

/** Tries the rows. @param isKept whether to keep them if all are right */
export const addRows = (
  kind: RegisterKind,
  context: RegisterContext,
  rows: readonly Row[],
  isKept: boolean,
) =>
  onTrial(
    context.tx,
    () => addAll(kind, context, rows),
    ({ problems }) => isKept && problems.length === 0,
  )

async function addAll(kind: RegisterKind, context: RegisterContext, rows: readonly Row[]): Promise<Added> {
  const schema = z.strictObject(changeShapeOf({ ...kind.fields, ...kind.importedWith }))
  const added: Added = { ids: [], problems: [] }
  for (const [place, row] of rows.entries()) {
    try {
      added.ids.push(await addRow(kind, context, schema, row))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      added.problems.push({ row: place, error: error.key, fields: error.fields ?? {} })
    }
  }
  return added
}

async function addRow(kind: RegisterKind, context: RegisterContext, schema: z.ZodObject, row: Row) {
  const { success, data, error } = schema.safeParse(row)
  if (!success) fail('VALIDATION_FAILED', fieldErrorsOf(error.issues, row))
  for (const name of kind.notImported ?? [])
    if (row[name] !== undefined) fail('VALIDATION_FAILED', { [name]: 'UNKNOWN_FIELD' })
  await refuseSame(kind, context, data)
  const own = { ...context, input: data, auditSubjects: () => undefined }
  const { importedWith = {} } = kind
  const moment = { now: context.clock.now().toISOString(), today: context.actor.today }
  const problems = problemsIn(importedWith, data, moment)
  if (Object.keys(problems).length > 0) fail('VALIDATION_FAILED', problems)
  const id = await submitRow(kind, own, true)
  await kind.saveImported?.(own, { id, values: data })
  return id
}

/** A file that is imported twice adds nothing twice. */
async function refuseSame(kind: RegisterKind, { tx, ids }: RegisterContext, row: Row): Promise<void> {
  const { sameBy } = kind
  if (!sameBy || sameBy.some((field) => row[field] === null || row[field] === undefined)) return
  const columns = sameBy.map((field) => [columnOf(kind, field) ?? field, row[field]])
  if (await isTaken(tx, kind, ids(), Object.fromEntries(columns)))
    fail('VALUE_TAKEN', Object.fromEntries(sameBy.map((field) => [field, 'TAKEN'])))
}

interface ImportInput {
  id: string
  fileName: string
  rows: Row[]
}

export async function importRows(kind: RegisterKind, context: RegisterContext<ImportInput>) {
  const { tx, actor, clock, input, auditSubjects } = context
  const known = await findImport(tx, input.id)
  if (known) {
    if (known.byId !== actor.personId || known.register !== kind.name) fail('RECORD_EXISTS')
    return { added: known.recordIds.length, problems: [] }
  }
  const { ids, problems } = await addRows(kind, context, input.rows.slice(0, mostImported), true)
  if (problems.length > 0) return { added: 0, problems }
  auditSubjects(input.id)
  const at = clock.now().toISOString()
  const { id, fileName } = input
  await insertImport(tx, { id, fileName, register: kind.name, recordIds: ids, byId: actor.personId, at })
  return { added: ids.length, problems }
}

export async function undoImport(
  kind: RegisterKind,
  context: RegisterContext<{ id: string }>,
): Promise<null> {
  const { tx, clock, input, auditSubjects } = context
  const { recordIds, at, undoneAt } = found(await findImport(tx, input.id))
  auditSubjects(input.id)
  if (undoneAt) return null
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
  return rows.map(({ recordIds, byId, byName, ...row }) => ({
    ...row,
    count: recordIds.length,
    by: { id: byId, name: byName },
    canUndo: row.undoneAt === null && Date.parse(row.at) > since,
  }))
}
