import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { fields, files as filesField } from '@daybook/contract/kernel/fields.ts'
import { FieldsFormProvider, FilesField, useFieldsForm } from '../fields/index.ts'

interface FilesInputProps {
  label: string
  most: number
  value: readonly string[]
  /** Those that the server has already. */
  files?: readonly FileOfRecord[]
  error?: string | undefined
  onChange: (ids: string[]) => void
}

/** Pictures and documents: of a field of the form, or with a decision. */
export function FilesInput({ label, most, value, files, error, onChange }: FilesInputProps) {
  const table = fields({ files: filesField({ most, accept: 'any' }) })
  const form = useFieldsForm({
    pack: 'workflow',
    fields: table,
    stored: { files: [...value] },
    files,
    draft: null,
    onChange: (values) => onChange(values.files as string[]),
  })
  return (
    <FieldsFormProvider value={form.state}>
      <FilesField
        field={table.files}
        path="files"
        label={label}
        required={false}
        hint={undefined}
        value={form.values.files ?? []}
        error={error}
        onChange={(ids) => form.set('files', ids as string[])}
        parts={() => null}
      />
    </FieldsFormProvider>
  )
}
