// Weeks that a manager keeps under a name, to plan others with.
import type { roster } from '@daybook/contract/roster/roster.contract.ts'
import { rosterFields } from '@daybook/contract/roster/roster.fields.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { missingIn, namesOf, referencesIn } from '../../platform/fields/references.queries.ts'
import { deleteTemplate, insertTemplate, templates } from './roster.queries.ts'

type Of<K extends keyof typeof roster.operations> = ContextOf<(typeof roster.operations)[K]>

export const listTemplates = ({ tx }: Of<'listTemplates'>) => templates(tx)

export async function saveTemplate({ tx, input, auditSubjects }: Of<'saveTemplate'>) {
  const references = referencesIn({ shifts: rosterFields.shifts }, { shifts: input.shifts })
  const missing = missingIn(references, await namesOf(tx, references))
  if (Object.keys(missing).length > 0) fail('NOT_FOUND', missing)
  if (!(await insertTemplate(tx, input))) fail('VALUE_TAKEN', { name: 'TAKEN' })
  auditSubjects(input.id)
  return input
}

export async function removeTemplate({ tx, input, auditSubjects }: Of<'removeTemplate'>): Promise<null> {
  found(await deleteTemplate(tx, input.id))
  auditSubjects(input.id)
  return null
}
