// Checklists of all kinds together: the templates, which a manager edits, and the filled checks. The hard rules: saving
// makes a new version and leaves the earlier ones as they are; of two managers who edit at once, the second is told who
// was first.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { checkNames } from '../kernel/kinds.generated.ts'
import { areDays, daysQuery, Id, InstantOut, ofDays, Page, PageQuery, Version } from '../kernel/schema.ts'
import { Answer, Check, SectionShape, Template } from './checklist.kind.ts'

const Kind = z.enum(checkNames)

const OpenTemplate = Template.extend({
  kind: Kind,
  /** Null for one that nobody has changed yet. */
  changed: z.object({ at: InstantOut, byName: z.string().nullable() }).nullable(),
  can: z.array(z.enum(['edit'])),
})

/** A check in a list: without its answers. */
const CheckInList = Check.omit({ answers: true, opened: true }).extend({
  /** How many answers are not right. */
  wrong: z.number().int(),
})

export const checklist = feature('checklist', {
  listTemplates: get('/api/blade-garden/checklist/template/list', {
    description: 'Lists the current template of every kind of check.',
    returns: z.array(OpenTemplate),
    offline: 'cache',
    own: true,
  }),
  saveTemplate: post('/api/blade-garden/checklist/template/submit', {
    description:
      'Saves a new version of a template, based on the `version` that the manager saw. An item that keeps its id keeps its type.',
    body: z.object({ kind: Kind, version: Version, sections: z.array(SectionShape).min(1).max(20) }),
    returns: OpenTemplate,
    own: true,
    errors: ['CHECKLIST_CHANGED'],
  }),
  listChecks: get('/api/blade-garden/checklist/list', {
    description: 'Lists the checks of up to 31 days, or of today when no day is given, newest first.',
    query: PageQuery.extend({ ...daysQuery, kind: z.string().max(40).optional() }).refine(areDays, ofDays),
    returns: Page(CheckInList),
    offline: 'today',
    own: true,
  }),
  getCheck: get('/api/blade-garden/checklist/detail', {
    description:
      'Returns one check with the template that it was made with. `history` has every answer, oldest first.',
    query: z.object({ id: Id }),
    returns: Check.extend({ template: Template, history: z.array(Answer) }),
    offline: 'cache',
    own: true,
  }),
})
