// Making processes, and offering them.

import {
  columnsOf,
  type Form,
  type FormRights,
  rightOf,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import type { ProcessDefinition } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { readableForm } from '@daybook/contract/workflow/workflow.form.rules.ts'
import { problemsOfProcess } from '@daybook/contract/workflow/workflow.process.rules.ts'
import { readForm } from '@daybook/contract/workflow/workflow.schema.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, found } from '../../platform/errors.ts'
import { fieldErrorsOf } from '../../platform/http/field.errors.ts'
import { problemOf } from './workflow.advance.ts'
import { namesOfStaff } from './workflow.lists.queries.ts'
import {
  currentProcesses,
  findProcess,
  insertProcess,
  isRole,
  type Process,
  type ProcessRow,
  retireProcess,
} from './workflow.process.queries.ts'

type Operations = typeof workflow.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export const toProcess = ({ id, name, category, formKey, version }: Omit<ProcessRow, 'isCurrent'>) => ({
  id,
  name,
  category,
  formKey,
  version,
})

export async function listProcesses({ tx, input }: Of<'listProcesses'>) {
  const rows = await currentProcesses(tx, input.processDefinitionName ?? '')
  const categories = [...new Set(rows.map(({ category }) => category))]
  return categories.map((category) => ({
    category,
    processList: rows.filter((row) => row.category === category).map(toProcess),
  }))
}

/** Fails when it was changed or removed since somebody opened it. */
export async function startable(tx: Tx, id: string): Promise<Process> {
  const process = found(await findProcess(tx, id))
  return process.isCurrent ? process : fail('PROCESS_CHANGED')
}

export async function getForm({ tx, input }: Of<'getForm'>) {
  const process = await startable(tx, input.processDefId)
  const { form, startRights } = process.definition
  return {
    process: toProcess(process),
    form: readableForm(form, startRights),
    startForm: toRights(form, startRights),
  }
}

/** Only of fields that may be read: to others they do not exist. */
export const toRights = (form: Form, rights: FormRights) =>
  columnsOf(form)
    .map(({ prop, label }) => ({ id: prop, name: label, ...rightOf(rights, prop) }))
    .filter(({ readable }) => readable)

export async function getProcess({ tx, input }: Of<'getProcess'>) {
  const process = found(await findProcess(tx, input.processDefId))
  const { definition } = process
  const named = definition.steps.flatMap(({ by }) => (by.kind === 'people' ? by.people : []))
  const people = [...(await namesOfStaff(tx, named))].map(([id, name]) => ({ id, name }))
  return { process: toProcess(process), definition, people }
}

export async function submitProcess({ tx, ids, input, auditSubjects }: Of<'submitProcess'>) {
  const { processDefId, form: text, ...facts } = input
  const definition: ProcessDefinition = { ...facts, form: formOf(text) }
  await refuseWrong(tx, definition)
  const before = processDefId ? found(await findProcess(tx, processDefId, { lock: true })) : undefined
  if (before && !before.isCurrent) fail('PROCESS_CHANGED')
  if (before) await retireProcess(tx, before.id)
  const { name, category, formKey } = definition
  const process = {
    id: ids(),
    seriesId: before?.seriesId ?? ids(),
    version: (before?.version ?? 0) + 1,
    name,
    category,
    formKey,
    definition,
  }
  await insertProcess(tx, process)
  auditSubjects(process.id)
  return toProcess(process)
}

function formOf(text: string): Form {
  const read = readForm(text)
  if ('form' in read) return read.form
  const wrong = Object.entries(fieldErrorsOf(read.issues ?? [], read.value))
  return fail(read.error, Object.fromEntries(wrong.map(([path, problem]) => [`form.${path}`, problem])))
}

const problemOfRole = async (tx: Tx, role: string) => ((await isRole(tx, role)) ? undefined : 'NOT_THERE')

async function refuseWrong(tx: Tx, definition: ProcessDefinition): Promise<void> {
  const problems: Record<string, string> = problemsOfProcess(definition)
  for (const [place, { by }] of definition.steps.entries()) {
    const problem = by.kind === 'role' ? await problemOfRole(tx, by.role) : await problemOf(tx, by.people)
    if (problem) problems[`steps.${place}.by`] = problem
  }
  if (Object.keys(problems).length === 0) return
  const isOnlyUnwritable = Object.values(problems).every((problem) => problem === 'NEVER_WRITABLE')
  fail(isOnlyUnwritable ? 'FORM_NEVER_WRITABLE' : 'VALIDATION_FAILED', problems)
}

export async function removeProcess({ tx, input, auditSubjects }: Of<'removeProcess'>): Promise<null> {
  const process = found(await findProcess(tx, input.processDefId, { lock: true }))
  if (!process.isCurrent) fail('PROCESS_CHANGED')
  await retireProcess(tx, process.id)
  auditSubjects(process.id)
  return null
}
