import { expect, it } from 'vitest'
import type { Page } from './query.ts'
import { readAll } from './read.all.ts'

interface Row {
  id: string
}
type Ask = { current?: unknown; size?: unknown }

/** A list of rows that changes after its first page has been read. */
function listOf(count: number, changed: (rows: Row[]) => Row[]) {
  let rows = Array.from({ length: count }, (_, place) => ({ id: String(place) }))
  let asked = 0
  const call = async ({ current, size }: Ask): Promise<Page<Row>> => {
    const [page, most] = [Number(current), Number(size)]
    const records = rows.slice((page - 1) * most, page * most)
    const answer = { records, total: rows.length, size: most, current: page, pages: 0 }
    if (asked++ === 0) rows = changed(rows)
    return answer
  }
  return { call, ids: () => rows.map(({ id }) => id) }
}

it('reads every record once when another is added between two pages', async () => {
  const { call, ids } = listOf(250, (rows) => [{ id: 'new' }, ...rows])
  const read = (await readAll(call, {})).map(({ id }) => id)
  expect(new Set(read).size).toBe(read.length)
  expect(read).toEqual(ids().filter((id) => id !== 'new'))
})

it('misses none when one is removed between two pages', async () => {
  const { call, ids } = listOf(250, ([, ...rows]) => rows)
  expect((await readAll(call, {})).map(({ id }) => id)).toEqual(ids())
})
