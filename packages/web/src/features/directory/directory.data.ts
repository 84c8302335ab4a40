import { directory } from '@daybook/contract/directory/directory.contract.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'
import { invalidate, justRead, query } from '../../platform/query/query.ts'

type Operations = typeof directory.operations
const api = client(directory)

export type DirectoryState = AnswerOf<Operations['getDirectory']>

export const directoryQuery = () => ({ ...query(api.getDirectory), staleTime: justRead })

/** @throws ApiError without showing its message: the form shows it */
export async function saveDirectory(input: CallOf<Operations['saveDirectory']>): Promise<void> {
  await api.saveDirectory(input, { quiet: true })
  await invalidate(api.getDirectory)
}

export async function removeDirectory(): Promise<void> {
  await api.removeDirectory()
  await invalidate(api.getDirectory)
}
