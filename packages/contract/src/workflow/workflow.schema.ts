// The shapes of forms and processes on the wire. Text is bounded, and what is not listed is left out: a function or a
// pattern that somebody writes into a form never reaches anybody.
import { z } from 'zod'
import type { ErrorKey } from '../kernel/errors.ts'
import { Id, Line, Text } from '../kernel/schema.ts'
import { columnTypes, type Form, mostChoices, mostColumns, ruleTypes } from './workflow.columns.rules.ts'
import {
  conditionKinds,
  externalKeys,
  mostSteps,
  type ProcessDefinition,
} from './workflow.definition.rules.ts'
import { countColumns } from './workflow.process.rules.ts'

const Prop = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/)
const Plain = z.union([z.string().max(500), z.number(), z.boolean()])
/** A value of a form; its field says more. It came as JSON, so it is JSON. */
const Value = z.unknown()

const Rule = z.object({
  required: z.boolean().optional(),
  message: Text(140).optional(),
  type: z.enum(ruleTypes).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
})

const choiceFacts = {
  label: Line(140),
  value: Plain,
  desc: Text(500).optional(),
  disabled: z.boolean().optional(),
}
const choicesOf = <T extends z.ZodType>(choice: T) => z.array(choice).max(mostChoices).optional()
// A tree has at most five levels.
const Leaf = z.object(choiceFacts)
const Level4 = z.object({ ...choiceFacts, children: choicesOf(Leaf) })
const Level3 = z.object({ ...choiceFacts, children: choicesOf(Level4) })
const Level2 = z.object({ ...choiceFacts, children: choicesOf(Level3) })
const Choice = z.object({ ...choiceFacts, children: choicesOf(Level2) })

const columnFacts = {
  label: Line(),
  prop: Prop,
  type: z.enum(columnTypes).default('input'),
  rules: z.array(Rule).max(10).optional(),
  value: Value.optional(),
  dicData: choicesOf(Choice),
  dicUrl: Text(200).optional(),
  multiple: z.boolean().optional(),
  format: Text(40).optional(),
  valueFormat: Text(40).optional(),
  span: z.int().min(1).max(24).optional(),
  limit: z.int().min(1).max(mostChoices).optional(),
}
const Column = z.object({
  ...columnFacts,
  children: z.object({ column: z.array(z.object(columnFacts)).max(mostColumns) }).optional(),
})
const columns = z.array(Column).max(mostColumns).default([])
export const FormSchema: z.ZodType<Form> = z.object({
  column: columns,
  group: z
    .array(z.object({ label: Line(), prop: Prop, column: columns }))
    .max(mostColumns)
    .default([]),
})

const Right = z.object({ readable: z.boolean(), writable: z.boolean() })
export const RightsSchema = z.record(Prop, Right)

const Step = z.object({
  id: z.string().regex(/^(?!start$)[A-Za-z0-9_-]{1,60}$/),
  name: Line(60),
  by: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('role'), role: Line(60) }),
    z.object({ kind: z.literal('people'), people: z.array(Id).max(20) }),
  ]),
  needs: z.enum(['one', 'all']),
  when: z.object({ field: Prop, is: z.enum(conditionKinds), value: Plain.nullish() }).nullable(),
  rights: RightsSchema,
})

/** Values of a form, bounded by what a form can hold. */
export const ValuesSchema: z.ZodType<Record<string, unknown>, Record<string, unknown>> = z
  .record(z.string().max(60), Value)
  .refine((values) => Object.keys(values).length <= mostColumns, { error: 'Too many values' })

/** All of a definition but its form, which comes as text, as the family sends it. */
export const definitionFacts = {
  name: Line(60),
  category: Line(60),
  formKey: z.enum(externalKeys).nullable(),
  startRights: RightsSchema,
  steps: z.array(Step).max(mostSteps),
}

export const DefinitionSchema: z.ZodType<ProcessDefinition> = z.object({
  ...definitionFacts,
  form: FormSchema,
})

interface Unreadable {
  error: ErrorKey
  /** Where it is not a form, and what was read. */
  issues?: z.core.$ZodIssue[]
  value?: unknown
}

/** Reads the JSON of a form. Text that is no JSON, and a form that is too large, are answered each by a key of its own. */
export function readForm(text: string): { form: Form } | Unreadable {
  const parsed = parse(text)
  if (parsed === undefined) return { error: 'FORM_NOT_JSON' }
  if (roughCount(parsed) > mostColumns) return { error: 'FORM_TOO_LARGE' }
  const { success, data, error } = FormSchema.safeParse(parsed)
  if (!success) return { error: 'VALIDATION_FAILED', issues: error.issues, value: parsed }
  return countColumns(data) > mostColumns ? { error: 'FORM_TOO_LARGE' } : { form: data }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Counted before the schema looks at each of them. */
function roughCount(form: unknown): number {
  const { column, group } = Object(form) as { column?: unknown; group?: unknown }
  const inGroups = Array.isArray(group) ? group.map((part) => lengthOf(Object(part).column)) : []
  return [lengthOf(column), ...inGroups].reduce((sum, count) => sum + count, 0)
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)
