// The words of a form: its own labels and choices, and what is wrong by its own rules or the app's.
import { columnsOf, type Form, type FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { t, wordsOf } from '../../../platform/i18n/language.ts'
import { checkWords, type FieldWords } from '../../fields/index.ts'

export const wordsOfForm = (form: Form): FieldWords => ({
  label: (path) => columnAt(form, path)?.label ?? path,
  hint: () => undefined,
  option: (path, value) =>
    columnAt(form, path)?.dicData?.find((choice) => choice.value === value)?.label ?? value,
  problem: (path, problem) => problemWords(columnAt(form, path), problem),
})

/** `items.0.price` is the column `price` of the table `items`. */
function columnAt(form: Form, path: string): FormColumn | undefined {
  const [prop, , inner] = path.split('.')
  const column = columnsOf(form).find((one) => one.prop === prop)
  return inner === undefined ? column : column?.children?.column.find((one) => one.prop === inner)
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
