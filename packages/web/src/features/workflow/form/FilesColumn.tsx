import { mostFilesOf } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { FilesInput } from '../FilesInput.tsx'
import type { ColumnProps } from './column.props.ts'
import { groupLabel } from './form.choices.ts'
import { idsOf, useFormFiles } from './form.files.ts'

export function FilesColumn({ column, path, value, errors, onChange }: ColumnProps) {
  return (
    <FilesInput
      label={groupLabel(column)}
      most={mostFilesOf(column)}
      value={idsOf(value)}
      files={useFormFiles()}
      error={errors[path]}
      onChange={onChange}
    />
  )
}
