// Checklists of all kinds: the templates and the filled checks.

import { type ChecklistKindName, checklistKindNames } from '@daybook/contract/app/checklist.kinds.ts'
import type { checklist } from '@daybook/contract/checklist/checklist.contract.ts'
import { templateProblem } from '@daybook/contract/checklist/checklist.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { allAnswers } from './checklist.answers.queries.ts'
import { findCheck, insertTemplate, newestTemplates, pageOfChecks } from './checklist.queries.ts'
import type { ChecklistKind, Checklists } from './checklist.template.ts'
import { storedFrom } from './checklist.template.ts'
import {
  currentTemplate,
  firstVersion,
  type StoredTemplate,
  templateOfCheck,
  toAnswers,
  toCheck,
  toListed,
  toTemplate,
} from './checklist.view.ts'

export interface ChecklistParts {
  checklists: Checklists
}
type Of<K extends keyof typeof checklist.operations> = ContextOf<(typeof checklist.operations)[K]>
type AnyContext = Of<'listTemplates'>

/** Every name of the contract has a kind: their tables are made from the same features. */
const kindNamed = ({ checklists }: ChecklistParts, name: string): ChecklistKind =>
  found(checklists[name as ChecklistKindName])

interface Changed extends StoredTemplate {
  changedAt?: string
  changedByName?: string | null
}

function toOpen(kind: ChecklistKindName, template: Changed, { caller, actor }: AnyContext) {
  const { version, changedAt, changedByName = null } = template
  const can: 'edit'[] = actor.rights.has('check.configure') ? ['edit'] : []
  const isChanged = changedAt !== undefined && version > firstVersion
  const changed = isChanged ? { at: changedAt, byName: changedByName } : null
  return { ...toTemplate(template, caller.language), kind, changed, can }
}

export async function listTemplates(parts: ChecklistParts, context: AnyContext) {
  const newest = new Map((await newestTemplates(context.tx)).map((row) => [row.kind, row]))
  return checklistKindNames.map((name) => {
    const first = { version: firstVersion, sections: kindNamed(parts, name).template }
    return toOpen(name, newest.get(name) ?? first, context)
  })
}

export async function saveTemplate(parts: ChecklistParts, context: Of<'saveTemplate'>) {
  const { tx, ids, input, caller, auditSubjects } = context
  const kind = kindNamed(parts, input.kind)
  const before = await currentTemplate(tx, kind)
  const wrong = templateProblem(input.sections) ?? changedType(before, input.sections)
  if (wrong) fail('VALIDATION_FAILED', { [wrong]: 'INVALID_CHOICE' })
  // The version that the new one is based on has to be there for good.
  await insertTemplate(tx, ids(), kind.name, before)
  const id = ids()
  const next = {
    version: input.version + 1,
    sections: storedFrom(input.sections, before.sections, caller.language),
  }
  const isNext = before.version === input.version
  if (!isNext || !(await insertTemplate(tx, id, kind.name, next))) {
    const [newest] = await newestTemplates(tx, kind.name)
    failAbout('CHECKLIST_CHANGED', { byName: newest?.changedByName ?? '' })
  }
  auditSubjects(id)
  const [saved] = await newestTemplates(tx, kind.name)
  return toOpen(kind.name, found(saved), context)
}

/** The place of an item that has become one of another type under the same id. */
function changedType(before: StoredTemplate, sections: Of<'saveTemplate'>['input']['sections']) {
  const types = new Map(before.sections.flatMap(({ items }) => items.map(({ id, type }) => [id, type])))
  for (const [at, { items }] of sections.entries())
    for (const [place, { id, type }] of items.entries())
      if ((types.get(id) ?? type) !== type) return `sections.${at}.items.${place}.type`
  return undefined
}

export async function listChecks({ tx, actor, input }: Of<'listChecks'>) {
  const { date = actor.today, from = date, until = from } = input
  const { records, total } = await pageOfChecks(tx, { ...input, from, until })
  return pageOf(records.map(toListed), total, input)
}

export async function getCheck(parts: ChecklistParts, context: Of<'getCheck'>) {
  const { tx, input, caller } = context
  const row = found(await findCheck(tx, input.id))
  const history = await allAnswers(tx, row.id)
  const template = await templateOfCheck(tx, kindNamed(parts, row.kind), row, history)
  return {
    ...(await toCheck(context, row)),
    template: toTemplate(template, caller.language),
    history: await toAnswers(context, history),
  }
}
