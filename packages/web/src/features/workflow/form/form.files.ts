// The files that the server has of a form.
import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { createContext, use } from 'react'
import { listOf } from './form.choices.ts'

const FormFiles = createContext<readonly FileOfRecord[]>([])
export const FormFilesProvider = FormFiles.Provider
export const useFormFiles = () => use(FormFiles)

export const idsOf = (value: unknown): string[] => listOf(value).map(String)
