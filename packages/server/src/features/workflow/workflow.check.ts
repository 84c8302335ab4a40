// What somebody filled in, checked against the form and their rights.

import {
  columnsOf,
  dictionaryOf,
  type FormRights,
  type FormValues,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { mergedValues, problemsOfValues } from '@daybook/contract/workflow/workflow.form.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors.ts'
import { choicesOf, type Process } from './workflow.process.queries.ts'

interface Sent {
  rights: FormRights
  values: FormValues
  before?: FormValues
  isDraft?: boolean
}

/** Fails with the errors of all fields at once. @returns what the form holds afterwards */
export async function checkedValues(
  tx: Tx,
  { definition: { form } }: Process,
  sent: Sent,
): Promise<Record<string, unknown>> {
  const codes = columnsOf(form).flatMap(({ dicUrl }) => (dicUrl && dictionaryOf(dicUrl)) || [])
  const filled = { form, ...sent, dictionaries: await choicesOf(tx, codes) }
  const problems = Object.entries(problemsOfValues(filled))
  if (problems.length > 0)
    fail(
      'VALIDATION_FAILED',
      Object.fromEntries(problems.map(([path, problem]) => [`variables.${path}`, problem])),
    )
  return mergedValues(filled)
}
