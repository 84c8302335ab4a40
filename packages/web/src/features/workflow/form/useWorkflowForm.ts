import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import {
  type Form,
  type FormRights,
  type FormValues,
  rightOf,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { fieldsOfForm, writtenValues } from '@daybook/contract/workflow/workflow.fields.ts'
import { problemsOfValues } from '@daybook/contract/workflow/workflow.form.rules.ts'
import { useFieldsForm } from '../../fields/index.ts'
import { ColumnField } from './ColumnField.tsx'
import { wordsOfForm } from './column.words.ts'

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
  /** What is wrong beyond the columns. */
  check?: ((values: FormValues) => Partial<Record<string, FieldError>>) | undefined
}

const widgets = { own: ColumnField }

/** The form of a process, in the state that all forms have. */
export function useWorkflowForm(options: WorkflowFormOptions) {
  const { form, rights, before, saved, files, further = {}, labels = {}, draft, check } = options
  const written = (values: FormValues) =>
    writtenValues(
      Object.fromEntries(Object.entries(values).filter(([prop]) => rightOf(rights, prop).writable)),
      before,
    )
  const fields = useFieldsForm<Fields>({
    pack: 'workflow',
    fields: { ...fieldsOfForm(form, rights), ...further },
    stored: { ...before, ...saved },
    files,
    words: wordsOfForm(form),
    labels,
    widgets,
    draft,
    check: (values) => ({
      ...problemsOfValues({ form, rights, values: written(values), before }),
      ...check?.(written(values)),
    }),
  })
  return {
    fields,
    form,
    rights,
    before,
    /** What this person wrote, as it is sent. */
    written,
    /** Shows what the server says is wrong. */
    refuse: (problems: Readonly<Record<string, string>>) =>
      fields.refuse(
        Object.fromEntries(
          Object.entries(problems).map(([path, key]) => [path, fields.state.words.problem(path, key)]),
        ),
      ),
  }
}
