// A centre that has left is erased from the installation; its neighbours stay as they are.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openSnapshot } from '@daybook/testkit/snapshot.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clockFrom } from '../../packages/server/src/platform/clock.ts'
import { type Erasing, erase } from './erase.ts'
import { type Installation, installation, now } from './test-move.ts'

const number = '100002'

let here: Installation
let erasing: Erasing
beforeAll(async () => {
  here = await installation()
  const snapshot = await openSnapshot(here.ownerUrl)
  await snapshot.reset().finally(snapshot.close)
  const { app, owner, storage, dataDir } = here
  const { rows } = await owner.query<{ name: string }>('select name from centre where tenant_id = $1', [
    number,
  ])
  const name = rows[0]?.name ?? ''
  erasing = { client: owner, db: app.db, storage, dataDir, clock: clockFrom(now), number, name }
})
afterAll(() => here.release())

/** Rows of each centre, over all tables that have one. */
async function rowsByCentre(): Promise<Map<string, number>> {
  const { rows: tables } = await here.owner.query<{ name: string }>(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id'`)
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const { rows } = await here.owner.query<{ centre: string; count: number }>(
      `select tenant_id as centre, count(*)::int as count from "${name}" group by 1`,
    )
    for (const { centre, count } of rows) counts.set(centre, (counts.get(centre) ?? 0) + count)
  }
  return counts
}

const deactivate = () =>
  here.owner.query('update centre set deactivated_at = $2 where tenant_id = $1', [number, now])

it('refuses a centre that works here, another name, and a number that is none', async () => {
  const before = await rowsByCentre()
  await expect(erase(erasing)).rejects.toThrow('still works here')
  await deactivate()
  await expect(erase({ ...erasing, name: 'Another' })).rejects.toThrow(`is called “${erasing.name}”`)
  for (const other of ['000000', '999999'])
    await expect(erase({ ...erasing, number: other })).rejects.toThrow(`There is no centre ${other} here.`)
  expect(await rowsByCentre()).toEqual(before)
})

it('refuses a role that row security hides rows from', async () => {
  await here.owner.query('set role daybook_app')
  await expect(erase(erasing)).rejects.toThrow('sees only a part of the rows')
  await here.owner.query('reset role')
})

it('erases every row and file of the centre, and none of another', async () => {
  const stored = `${number}/0190/01990000-0000-7000-8000-00000000f11e`
  const { rows: people } = await here.owner.query<{ id: string }>(
    'select id from staff where tenant_id = $1 limit 1',
    [number],
  )
  await here.owner.query(
    `insert into file (tenant_id, id, author_id, name, mime, size, hash, storage_key)
     values ($1, gen_random_uuid(), $2, 'plan.pdf', 'application/pdf', 3, '\\x00', $3)`,
    [number, people[0]?.id, stored],
  )
  await here.storage.put(`${stored}.pdf`, new Uint8Array(3), 'application/pdf')
  await here.storage.put('100001/0190/other.pdf', new Uint8Array(3), 'application/pdf')
  const before = await rowsByCentre()

  const { rows, files } = await erase(erasing)

  const own = before.get(number) ?? 0
  expect(own).toBeGreaterThan(50)
  expect(rows).toBeGreaterThan(50)
  expect(files).toBeGreaterThan(0)
  before.delete(number)
  expect(await rowsByCentre()).toEqual(before)
  expect(await here.storage.sizeOf(`${stored}.pdf`)).toBeUndefined()
  expect(await here.storage.sizeOf('100001/0190/other.pdf')).toBe(3)
  expect(existsSync(join(here.dataDir, 'move.json'))).toBe(false)
})
