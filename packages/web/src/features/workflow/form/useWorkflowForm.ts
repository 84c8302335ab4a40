import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import {
  columnsOf,
  type Form,
  type FormRights,
  type FormValues,
  rightOf,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { fieldsOfForm } from '@daybook/contract/workflow/workflow.fields.ts'
import { problemsOfValues } from '@daybook/contract/workflow/workflow.form.rules.ts'
import { fieldValues, writtenValues } from '@daybook/contract/workflow/workflow.values.ts'
import { useFieldsForm, useSayings } from '../../fields/index.ts'
import { optionsOf, useOffered } from './form.options.ts'
import { wordsOfForm } from './form.words.ts'

interface WorkflowFormOptions {
  form: Form
  rights: FormRights
  /** What the form held before. */
  before: FormValues
  /** What its writer has saved since. */
  saved?: FormValues | undefined
  files?: readonly FileOfRecord[] | undefined
  /** Fields beside those of the form, and their labels. */
  further?: Fields
  labels?: Readonly<Record<string, string>>
  /** Name of the draft on this device. */
  draft: string | null
  isPreview?: boolean
  /** What is wrong beyond the columns. */
  check?: ((values: FormValues) => Partial<Record<string, FieldError>>) | undefined
}

/** The form of a process, in the state that all forms have. Its fields hold its values in their own way; what is sent,
 *  checked and stored is as the family writes it. */
export function useWorkflowForm(options: WorkflowFormOptions) {
  const { rights, before, saved, files = [], further = {}, labels = {}, draft, isPreview, check } = options
  const form = useOffered(options.form)
  const all = fieldsOfForm(form)
  const words = wordsOfForm(form)
  const columns = columnsOf(form).filter(({ prop }) => rightOf(rights, prop).writable)
  const written = (values: FormValues) => writtenValues(columns, values, { ...before, ...saved })
  const fields = useFieldsForm<Fields>({
    pack: 'workflow',
    fields: {
      ...Object.fromEntries(columns.map(({ prop }) => [prop, all[prop] as Fields[string]])),
      ...further,
    },
    stored: fieldValues(form, { ...before, ...saved }),
    files,
    words,
    labels,
    options: optionsOf(form),
    draft,
    ...(isPreview && { isPreview }),
    check: (values) => ({
      // Entries of dictionaries are the server's to check.
      ...problemsOfValues({ form: options.form, rights, values: written(values), before }),
      ...check?.(written(values)),
    }),
  })
  return {
    fields,
    form,
    rights,
    /** What the form holds, for who may only read it. */
    all,
    values: fieldValues(form, before),
    sayings: useSayings('workflow', {}, files, words),
    /** What this person wrote, as it is sent. */
    written,
    /** Shows what the server says is wrong. */
    refuse: (problems: Readonly<Record<string, string>>) =>
      fields.refuse(
        Object.fromEntries(Object.entries(problems).map(([path, key]) => [path, words.problem(path, key)])),
      ),
  }
}
