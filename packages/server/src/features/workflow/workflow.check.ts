// What somebody filled in, checked against the form and their rights.

import {
  columnsOf,
  dictionaryOf,
  type FormRights,
  type FormValues,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { mergedValues, problemsOfValues } from '@daybook/contract/workflow/workflow.form.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { refuseFiles } from './workflow.files.ts'
import { choicesOf, type Process } from './workflow.process.queries.ts'

interface Sent {
  rights: FormRights
  values: FormValues
  before?: FormValues
  isDraft?: boolean
  /** Of what runs already. */
  instanceId?: string
}

/** Fails with the errors of all fields at once. @returns what the form holds afterwards */
export async function checkedValues(
  context: Pick<Context<unknown, Actor>, 'tx' | 'actor'>,
  { definition: { form } }: Process,
  sent: Sent,
): Promise<Record<string, unknown>> {
  const codes = columnsOf(form).flatMap(({ dicUrl }) => (dicUrl && dictionaryOf(dicUrl)) || [])
  const filled = { form, ...sent, dictionaries: await choicesOf(context.tx, codes) }
  const problems = Object.entries(problemsOfValues(filled))
  if (problems.length > 0)
    fail(
      'VALIDATION_FAILED',
      Object.fromEntries(problems.map(([path, problem]) => [`variables.${path}`, problem])),
    )
  await refuseFiles(context, filled)
  return mergedValues(filled)
}
