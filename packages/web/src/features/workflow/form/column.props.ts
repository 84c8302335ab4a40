import type { FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'

/** What the input of a column gets that no field has. */
export interface ColumnProps {
  column: FormColumn
  /** Path of the value: `items.0.price`. */
  path: string
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}
