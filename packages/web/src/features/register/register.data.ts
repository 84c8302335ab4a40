import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { client } from '../../platform/api/client.ts'
import { upload } from '../../platform/files/uploads.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import { readAll } from '../../platform/query/read.all.ts'
import './register.live.ts'
import { flatRows, type RegisterKind, type Row } from './register.view.ts'

const api = client(register)

const filterOf = (text: string) => (text === '' ? {} : { text })

/** Refetched whenever its screen opens, because others change it. */
export const pagesQuery = ({ list }: Required<Pick<RegisterKind['api'], 'list'>>, text: string) => ({
  ...pagedQuery(list, filterOf(text)),
  staleTime: justRead,
})
export const treeQuery = ({ listTree }: Required<Pick<RegisterKind['api'], 'listTree'>>, text: string) => ({
  ...query(listTree, filterOf(text)),
  staleTime: justRead,
})
export const rowQuery = ({ api: { get } }: RegisterKind, id: string) => ({
  ...query(get, { id }),
  staleTime: justRead,
})
export const changesQuery = ({ name }: RegisterKind, id: string) => ({
  ...query(api.listChanges, { of: name, id }),
  staleTime: justRead,
})

/** All rows that match the search. */
export async function allRows({ api: { list, listTree } }: RegisterKind, text: string): Promise<Row[]> {
  if (listTree) return flatRows(await listTree(filterOf(text)))
  return list ? readAll(list, filterOf(text)) : []
}

/** @throws ApiError without showing its message: the form shows it */
export async function submitRow(
  { api: { submit }, register: { fields } }: RegisterKind,
  input: Values,
): Promise<Row> {
  // Waits for uploads. Files that were uploaded when they were chosen are not sent again.
  for (const { ids } of filesIn(fields, input)) await Promise.all(ids.map((id) => upload(id)))
  const answer = await submit({ ...input }, { quiet: true })
  receiveAnswer(submit.id, answer)
  return answer
}

/** @throws ApiError, which has been shown */
export async function removeRows({ api: { remove } }: RegisterKind, ids: readonly string[]): Promise<void> {
  await remove({ ids: ids.join(',') })
  receiveAnswer(remove.id, null)
}
