// The form of a process, as the family writes it (conventions: Workflow). It is data, never code: a pattern or a function
// in it has no effect. Pure and small enough for the browser; the schema is in workflow.schema.ts.
import { checkboxMaximum, textFieldMaxLength } from '../kernel/constants.ts'
import { type ValidatorName, validators } from '../kernel/validators.ts'

/** Values are text in the column's `valueFormat`. */
export const dateTypes = ['date', 'datetime', 'time', 'week', 'month', 'year'] as const
/** Values are two such texts, the start first. */
export const rangeTypes = ['daterange', 'datetimerange', 'timerange', 'monthrange'] as const
/** Values are among `dicData`, or what `dicUrl` answers. */
export const choiceTypes = ['select', 'radio', 'checkbox', 'cascader', 'tree'] as const

export const columnTypes = [
  'input',
  'textarea',
  'number',
  'switch',
  ...dateTypes,
  /** Several days. */
  'dates',
  ...rangeTypes,
  ...choiceTypes,
  'color',
  'icon',
  /** Rows, whose fields are `children.column`. */
  'table',
  /** `[longitude, latitude, address]`. */
  'map',
  /** Ids of files: pictures and PDFs. Ours, beyond the family's types. */
  'files',
] as const
export type ColumnType = (typeof columnTypes)[number]
export type DateType = (typeof dateTypes)[number]
export type RangeType = (typeof rangeTypes)[number]

/** What text has to look like: the validators of the specification, and two wider ones. A pattern of one's own is not
 *  allowed. */
export const ruleTypes = ['phone', 'integer', ...(Object.keys(validators) as ValidatorName[])] as const
export type RuleType = (typeof ruleTypes)[number]

export interface FormRule {
  required?: boolean | undefined
  /** Shown instead of the app's own words. */
  message?: string | undefined
  type?: RuleType | undefined
  /** Length of text, size of a number, or number of chosen values and rows. */
  min?: number | undefined
  max?: number | undefined
}

export type ChoiceValue = string | number | boolean

export interface FormChoice {
  label: string
  value: ChoiceValue
  desc?: string | undefined
  disabled?: boolean | undefined
  children?: FormChoice[] | undefined
}

export interface FormColumn {
  label: string
  /** The name of its value. */
  prop: string
  type: ColumnType
  rules?: FormRule[] | undefined
  /** What it holds at the start. */
  value?: unknown
  dicData?: FormChoice[] | undefined
  /** A dictionary of the centre: `/api/blade-system/dict/dictionary?code=…`. */
  dicUrl?: string | undefined
  multiple?: boolean | undefined
  /** How a date is shown, and how its value is written: `yyyy-MM-dd HH:mm:ss`. */
  format?: string | undefined
  valueFormat?: string | undefined
  /** Of 24 columns. */
  span?: number | undefined
  /** The most values of a checkbox group, and the most files. */
  limit?: number | undefined
  children?: { column: FormColumn[] } | undefined
}

export interface FormGroup {
  label: string
  prop: string
  column: FormColumn[]
}

export interface Form {
  column: FormColumn[]
  group: FormGroup[]
}

export type FormValues = Readonly<Record<string, unknown>>

export interface FieldRight {
  readable: boolean
  writable: boolean
}
/** `prop` → what a person may do with it. */
export type FormRights = Readonly<Record<string, FieldRight>>

/** Fields of a form, those of its tables included. */
export const mostColumns = 200
export const mostChoices = checkboxMaximum
export const mostRows = 100
/** Of a field unless its limit says less, and of a step. */
export const mostFiles = 9

/** Of a long text, and of a line that a rule makes longer. */
const mostText = 2000

/** Letters that a text takes: a line 140 unless a rule says otherwise. */
export function mostLettersOf({ type, rules = [] }: FormColumn): number {
  const usual = type === 'textarea' ? mostText : textFieldMaxLength
  return Math.min(rules.find(({ max }) => max !== undefined)?.max ?? usual, mostText)
}

/** Of a comment on a step. */
export const mostComment = 500

/** Inputs of the calls that carry a form's values beside their own. */
export const reservedProps = [
  'processId',
  'processDefId',
  'processInstanceId',
  'taskId',
  'variables',
  'copyUser',
  'assignee',
  'comment',
  'pass',
  'attachment',
  'constructor',
]

/** A field without a right of its own is shown and not changed. */
export const rightOf = (rights: FormRights, prop: string): FieldRight =>
  Object.hasOwn(rights, prop) ? (rights[prop] as FieldRight) : { readable: true, writable: false }

/** Those that hold a value, of all groups. The fields of a table belong to the table. */
export const columnsOf = ({ column, group }: Form): FormColumn[] => [
  ...column,
  ...group.flatMap((part) => part.column),
]

export const isRequired = ({ rules = [] }: FormColumn): boolean => rules.some(({ required }) => required)

/** Whether it holds a list of values: several choices, or days. */
export const isList = ({ type, multiple = false }: FormColumn): boolean =>
  type === 'checkbox' || type === 'dates' || (multiple && (type === 'select' || type === 'tree'))

const dictionaryAddress = /^(?:\/api)?\/blade-system\/dict(?:-biz)?\/dictionary\?code=([\w-]{1,60})$/

/** The code of the dictionary that `dicUrl` reads; undefined for any other address. */
export const dictionaryOf = (dicUrl: string): string | undefined => dictionaryAddress.exec(dicUrl)?.[1]

/** All choices of a tree, each after what it stands in. */
export const withAllBelow = (choices: readonly FormChoice[]): FormChoice[] =>
  choices.flatMap((choice) => [choice, ...withAllBelow(choice.children ?? [])])

/** What a form holds before anybody has filled it in. */
export const initialValues = (form: Form): Record<string, unknown> =>
  Object.fromEntries(
    columnsOf(form).flatMap(({ prop, value }) => (value === undefined ? [] : [[prop, value]])),
  )

export const mostFilesOf = ({ limit = mostFiles }: FormColumn): number => Math.min(limit, mostFiles)

/** The files that a form refers to: `prop` → their ids. Call it with values that were checked. */
export const filesInForm = (form: Form, values: FormValues): Record<string, readonly string[]> =>
  Object.fromEntries(
    columnsOf(form).flatMap(({ prop, type }) => {
      const ids = values[prop]
      return type === 'files' && Array.isArray(ids) ? [[prop, ids as string[]]] : []
    }),
  )
