import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { orderOf } from '../../kit/table.ts'
import { client } from '../../platform/api/client.ts'
import { upload } from '../../platform/files/uploads.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import { readAll } from '../../platform/query/read.all.ts'
import { tablePageSize } from '../../platform/screens/table.address.ts'
import './register.live.ts'
import { flatRows, type RegisterKind, type Row } from './register.view.ts'

const api = client(register)

/** What a list is searched for, narrowed to and ordered by. */
export interface Wanted {
  text?: string | undefined
  sort?: string | undefined
  /** Field → value. */
  where?: Readonly<Record<string, string>>
}

const filterOf = ({ text, sort, where = {} }: Wanted) => ({
  ...where,
  ...orderOf(sort),
  ...(text && { text }),
})

/** Refetched whenever its screen opens, because others change it. */
export const pagesQuery = ({ list }: Required<Pick<RegisterKind['api'], 'list'>>, wanted: Wanted) => ({
  ...pagedQuery(list, filterOf(wanted)),
  staleTime: justRead,
})
/** A page of the table on a desk. */
export const tableQuery = (
  { list }: Required<Pick<RegisterKind['api'], 'list'>>,
  wanted: Wanted & { current: number },
) => ({
  ...query(list, { ...filterOf(wanted), current: wanted.current, size: tablePageSize }),
  staleTime: justRead,
})
export const treeQuery = ({ listTree }: Required<Pick<RegisterKind['api'], 'listTree'>>, wanted: Wanted) => ({
  ...query(listTree, filterOf(wanted)),
  staleTime: justRead,
})
/** What a field's rows are called, as many as a list to choose from can show. */
export const manyPicksQuery = (of: RegisterName) => ({
  ...query(api.listPicks, { of, size: 100 }),
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
export async function allRows({ api: { list, listTree } }: RegisterKind, wanted: Wanted): Promise<Row[]> {
  if (listTree) return flatRows(await listTree(filterOf(wanted)))
  return list ? readAll(list, filterOf(wanted)) : []
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
