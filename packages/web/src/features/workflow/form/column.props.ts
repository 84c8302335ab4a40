import type { FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { ReactNode } from 'react'

/** What every input of a form gets. */
export interface ColumnProps {
  column: FormColumn
  /** Path of the value: `items.0.price`. */
  path: string
  value: unknown
  /** Path → what is wrong, in words. */
  errors: Readonly<Record<string, string | undefined>>
  onChange: (value: unknown) => void
  /** The input of a column within this one. */
  input: (props: Omit<ColumnProps, 'input'>) => ReactNode
}
