import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { fields, files as filesField } from '@daybook/contract/kernel/fields.ts'
import { FilesField, RecordFormProvider, useRecord } from '../fields/index.ts'

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
  const record = useRecord({
    pack: 'workflow',
    fields: table,
    stored: { files: [...value] },
    files,
    onChange: (values) => onChange(values.files as string[]),
  })
  const { form } = record.context
  return (
    <RecordFormProvider value={record.context}>
      <FilesField
        field={table.files}
        path="files"
        label={label}
        value={form.values.files as string[]}
        error={error}
        onChange={(ids) => form.setFieldValue('files', ids)}
        parts={() => null}
      />
    </RecordFormProvider>
  )
}
