// What a manager says of a step: who approves it, when it is asked for, and what may be done with each field. Pure.
import {
  choice,
  type Field,
  fields,
  group,
  people,
  pick,
  text,
  type ValuesOf,
  yesNo,
} from '@daybook/contract/kernel/fields.ts'
import {
  type FieldRight,
  type FormColumn,
  type FormRights,
  rightOf,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import {
  conditionKinds,
  type ProcessStep,
  type StepCondition,
} from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { fieldsOfForm } from '@daybook/contract/workflow/workflow.fields.ts'
import { fieldValue, writtenValues } from '@daybook/contract/workflow/workflow.values.ts'

type Columns = readonly FormColumn[]
type Values = Readonly<Record<string, unknown>>

/** The first choice of what a step depends on. */
const always = '-'
const comparing = conditionKinds.filter((kind) => kind !== 'isFilled')

const stepFacts = fields({
  name: text(60, { required: true }),
  by: choice(['role', 'people'], { required: true }),
  role: pick('role', { required: true, when: { by: 'role' } }),
  people: people({ most: 20 }, { required: true, when: { by: 'people' } }),
  needs: choice(['one', 'all'], { required: true }),
})
export type StepValues = ValuesOf<typeof stepFacts> & { when: Values; rights: Values }

const isFilled = { required: true, list: true, start: 'isFilled' } as const
const propsOf = (columns: Columns) => columns.map(({ prop }) => prop)

export const stepFields = (columns: Columns) => ({
  ...stepFacts,
  when: group({
    field: choice([always, ...propsOf(columns)], { required: true, list: true }),
    is: choice(conditionKinds, { ...isFilled, when: { field: propsOf(columns.filter(oneOf)) } }),
    isThere: choice(['isFilled'], {
      ...isFilled,
      when: { field: propsOf(columns.filter((column) => !oneOf(column))) },
    }),
    ...Object.fromEntries(columns.flatMap((column) => valueField(column) ?? [])),
  }),
  rights: rightsField(columns),
})

/** The name of what a column is compared with. No column is called so. */
export const valueName = (prop: string) => `_${prop}`

/** What a column is compared with is one of its values. */
function valueField(column: FormColumn): [name: string, field: Field][] | undefined {
  const one = oneOf(column)
  if (!one) return undefined
  const field = one.type === 'switch' ? yesNo() : fieldsOfForm({ column: [one], group: [] })[one.prop]
  const shown = { required: true as const, when: { field: one.prop, is: comparing } }
  return field && [[valueName(one.prop), { ...field, ...shown }]]
}

/** A column that holds one value of this one. A table, a place and files are there or not: they have none. */
export function oneOf({
  prop,
  label,
  type,
  dicData,
  dicUrl,
  valueFormat,
}: FormColumn): FormColumn | undefined {
  if (type === 'table' || type === 'map' || type === 'files') return undefined
  if (dicData) return { prop, label, type: 'select', dicData, dicUrl }
  const isText = type.endsWith('range') || ['textarea', 'icon', 'color'].includes(type) || dicUrl
  return { prop, label, type: isText ? 'input' : type === 'dates' ? 'date' : type, valueFormat }
}

/** For each field whether it may be filled in, only be read, or is not shown. */
export const rightsField = (columns: Columns) =>
  group(
    Object.fromEntries(columns.map(({ prop }) => [prop, choice(rightNames, { required: true, list: true })])),
  )

const rightsByName = {
  write: { readable: true, writable: true },
  read: { readable: true, writable: false },
  hidden: { readable: false, writable: false },
} satisfies Record<string, FieldRight>
export const rightNames = ['write', 'read', 'hidden'] as const

export const rightsValues = (rights: FormRights, columns: Columns): Values =>
  Object.fromEntries(
    columns.map(({ prop }) => {
      const { readable, writable } = rightOf(rights, prop)
      return [prop, writable ? 'write' : readable ? 'read' : 'hidden']
    }),
  )

export const rightsOf = (values: Values): FormRights =>
  Object.fromEntries(
    Object.entries(values).map(([prop, name]) => [prop, rightsByName[name as keyof typeof rightsByName]]),
  )

export const stepValues = (step: ProcessStep, columns: Columns): StepValues => ({
  name: step.name,
  by: step.by.kind,
  role: step.by.kind === 'role' ? step.by.role : null,
  people: step.by.kind === 'people' ? step.by.people : null,
  needs: step.needs,
  when: whenValues(step.when, columns),
  rights: rightsValues(step.rights, columns),
})

function whenValues(when: StepCondition | null, columns: Columns): Values {
  const column = columns.find(({ prop }) => prop === when?.field)
  if (!when || !column) return { field: always }
  const one = oneOf(column)
  const { field, is, value } = when
  return { field, ...(one ? { is, [valueName(field)]: fieldValue(one, value) } : { isThere: is }) }
}

export const stepOf = (values: StepValues, id: string, columns: Columns): ProcessStep => ({
  id,
  name: values.name,
  by:
    values.by === 'role'
      ? { kind: 'role', role: values.role ?? '' }
      : { kind: 'people', people: values.people ?? [] },
  needs: values.needs,
  when: whenOf(values.when, columns),
  rights: rightsOf(values.rights),
})

function whenOf(values: Values, columns: Columns): StepCondition | null {
  const column = columns.find(({ prop }) => prop === values.field)
  if (!column) return null
  const { prop } = column
  const one = oneOf(column)
  const is = conditionKinds.find((kind) => kind === values.is)
  if (!one || !is || is === 'isFilled') return { field: prop, is: 'isFilled', value: null }
  const { [prop]: value } = writtenValues([one], { [prop]: values[valueName(prop)] }, {})
  return { field: prop, is, value: value as StepCondition['value'] }
}
