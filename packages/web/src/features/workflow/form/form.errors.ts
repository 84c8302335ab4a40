// What is wrong with a form in words: those of the form's own rules, or the app's.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import { columnsOf, type Form, type FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { t, wordsOf } from '../../../platform/i18n/language.ts'
import { checkWords } from '../../fields/index.ts'

/** Path → words, for `errors` of WorkflowForm. */
export const formErrors = (
  form: Form,
  problems: Readonly<Record<string, FieldError>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path, wordsFor(columnAt(form, path), problem)]),
  )

/** `items.0.price` is the column `price` of the table `items`. */
function columnAt(form: Form, path: string): FormColumn | undefined {
  const [prop, , inner] = path.split('.')
  const column = columnsOf(form).find((one) => one.prop === prop)
  return inner === undefined ? column : column?.children?.column.find((one) => one.prop === inner)
}

function wordsFor(column: FormColumn | undefined, problem: FieldError): string {
  const rules = column?.rules ?? []
  const rule = rules.find((one) => (problem === 'REQUIRED' ? one.required : !one.required)) ?? rules[0]
  if (rule?.message) return rule.message
  if (problem === 'REQUIRED' && column?.type === 'textarea') return t('fields.form.content')
  const words = wordsOf(`field.${problem}`) ?? problem
  const type = rules.find((one) => one.type)?.type
  if (problem !== 'INVALID_FORMAT' || !type) return words
  return t('fields.form.expected', { words, what: checkWords(type) })
}
