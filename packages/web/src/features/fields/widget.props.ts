import type { FieldKind, FieldOf, Fields } from '@daybook/contract/kernel/fields.ts'
import type { ReactNode } from 'react'

/** What every widget gets. */
export interface WidgetProps<K extends FieldKind = FieldKind, V = unknown> {
  field: FieldOf<K>
  /** Path in the record, and the name of the input: `firstAid.0.given`. */
  path: string
  label: string
  required: boolean
  /** A sentence below the label. */
  hint: string | undefined
  value: V
  error: string | undefined
  onChange: (value: unknown) => void
  /** The inputs of a part that has fields of its own. @param at path of the part @param beside each other */
  parts: (fields: Fields, at: string, beside?: boolean) => ReactNode
}
