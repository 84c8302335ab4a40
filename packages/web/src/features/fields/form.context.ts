// What the inputs of one form share.
import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import { createContext, type ReactNode, use } from 'react'
import type { Author } from './fields.form.ts'
import type { FieldWords } from './fields.words.ts'

export type RecordValues = Readonly<Record<string, unknown>>

export interface FieldOption {
  value: string
  label: string
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface FieldsFormState {
  /** The feature whose pack has the words. */
  pack: string
  words: FieldWords
  fields: Fields
  values: RecordValues
  set: (path: string, value: unknown) => void
  /** Path → what is wrong, in words. */
  errors: Readonly<Record<string, string | undefined>>
  author: Author
  /** Id → name of whom the values mention. */
  names: Readonly<Record<string, string>>
  /** The files that the stored record has. */
  files: readonly FileOfRecord[]
  /** Path → the options of a choice that only the screen knows, such as the rooms of a centre. */
  options: Readonly<Record<string, readonly FieldOption[]>>
  /** Nothing is kept of what is filled in here, so nothing leaves the page for it. */
  isPreview: boolean
  /** The values that the form started from, as JSON. */
  stored: string
  /** Of the new record that the form makes. */
  ownId: string
  addName: (id: string, name: string) => void
  /** Lets the form wait for what belongs to its values. @param work whether all of it succeeded */
  busyWith: (work: Promise<boolean>) => void
}

const FormContext = createContext<FieldsFormState | undefined>(undefined)
export const FieldsFormProvider = FormContext.Provider

export const useIsInForm = (): boolean => use(FormContext) !== undefined

/** @throws outside a form */
export function useFormState(): FieldsFormState {
  const form = use(FormContext)
  if (!form) throw new Error('a field stands outside a form')
  return form
}
