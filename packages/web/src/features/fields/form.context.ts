// What the inputs of one form share.
import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import type { UseFormReturnType } from '@mantine/form'
import { createContext, use } from 'react'
import type { Author } from './fields.form.ts'

export type RecordValues = Record<string, unknown>

export interface RecordForm {
  /** The feature whose pack has the words. */
  pack: string
  fields: Fields
  form: UseFormReturnType<RecordValues>
  /** Path → what is wrong, in words. */
  errors: Readonly<Record<string, string | undefined>>
  author: Author
  /** Id → name of whom the values mention. */
  names: Readonly<Record<string, string>>
  /** The files that the stored record has. */
  files: readonly FileOfRecord[]
  /** The values that the form started from, as JSON. */
  stored: string
  addName: (id: string, name: string) => void
}

const FormContext = createContext<RecordForm | undefined>(undefined)
export const RecordFormProvider = FormContext.Provider

/** @throws outside a form */
export function useRecordForm(): RecordForm {
  const form = use(FormContext)
  if (!form) throw new Error('a field stands outside a form')
  return form
}
