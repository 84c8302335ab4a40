// The words of a form: its own labels and choices, and what is wrong by its own rules or the app's.
import { formatWall } from '@daybook/contract/kernel/formats.ts'
import { columnsOf, type Form, type FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { isDateType, isRangeType, readMoment } from '@daybook/contract/workflow/workflow.dates.rules.ts'
import { offeredOf } from '@daybook/contract/workflow/workflow.fields.ts'
import { t, wordsOf } from '../../../platform/i18n/language.ts'
import { checkWords, type FieldWords, labelOf } from '../../fields/index.ts'

export const wordsOfForm = (form: Form): FieldWords => ({
  label(path) {
    const { column, part } = placeIn(form, path)
    return part === undefined ? (column?.label ?? path) : labelOf('fields.form', part)
  },
  hint: () => undefined,
  option(path, value) {
    const { column } = placeIn(form, path)
    if (column?.type === 'icon') return iconWords(value)
    const offered = column && offeredOf(column).find(({ key }) => key === value)
    // What was chosen before stays readable, although it may be offered no longer.
    return offered?.label ?? value.replace(/^=/, '')
  },
  problem: (path, problem) => problemWords(placeIn(form, path).column, problem),
  value: (path, value) => formattedMoment(placeIn(form, path).column, value),
})

export const iconWords = (name: string): string => wordsOf(`fields.icon.${name}`) ?? name

/** `items.0.when.from` is the `from` of the column `when` of the table `items`. */
function placeIn(form: Form, path: string): { column: FormColumn | undefined; part: string | undefined } {
  const [prop, ...rest] = path.split('.').filter((name) => !/^\d+$/.test(name))
  const outer = columnsOf(form).find((one) => one.prop === prop)
  if (outer?.type !== 'table' || rest[0] === undefined) return { column: outer, part: rest[0] }
  return { column: outer.children?.column.find((one) => one.prop === rest[0]), part: rest[1] }
}

/** A day or time as the form says that it is shown. */
function formattedMoment(column: FormColumn | undefined, value: unknown): string | undefined {
  if (!column?.format || !(isDateType(column.type) || isRangeType(column.type) || column.type === 'dates'))
    return undefined
  const { format } = column
  const moment = ['yyyy-MM-dd', 'HH:mm', 'yyyy-MM-ddTHH:mm'].flatMap(
    (held) => readMoment(String(value), held) ?? [],
  )[0]
  return moment && formatWall(moment, format)
}

function problemWords(column: FormColumn | undefined, problem: string): string {
  const rules = column?.rules ?? []
  const rule = rules.find((one) => (problem === 'REQUIRED' ? one.required : !one.required)) ?? rules[0]
  if (rule?.message) return rule.message
  if (problem === 'REQUIRED' && column?.type === 'textarea') return t('fields.form.content')
  const words = wordsOf(`field.${problem}`) ?? problem
  const type = rules.find((one) => one.type)?.type
  if (problem !== 'INVALID_FORMAT' || !type) return words
  return t('fields.form.expected', { words, what: checkWords(type) })
}
