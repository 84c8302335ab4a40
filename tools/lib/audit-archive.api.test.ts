import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownDatabase } from '@daybook/testkit/postgres.ts'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { archiveYear, restoreYear } from './audit-archive.ts'
import { alone, auditYears } from './audit-years.ts'

const [kowhai, rata] = ['100001', '100002']
const today = '2026-03-11'
const count = 4000

let client: pg.Client
let app: pg.Client
let folder: string
let end: () => Promise<void>

// Two centres, and entries of three years.
beforeEach(async () => {
  const database = await ownDatabase()
  folder = mkdtempSync(join(tmpdir(), 'daybook-archive-'))
  client = new pg.Client({ connectionString: database.ownerUrl })
  app = new pg.Client({ connectionString: database.appUrl })
  await client.connect()
  await app.connect()
  for (const year of [2015, 2016, 2017]) await client.query('select attach_audit_year($1)', [year])
  for (const tenant of [kowhai, rata]) {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [tenant])
    await client.query(`insert into centre (name) values ('Nest')`)
    await client.query(
      `insert into audit_event (id, at, action, actor_id, subjects)
       select gen_random_uuid(), '2015-01-01T00:00:00.000001Z'::timestamptz + i * interval '6 hours 34 minutes',
         'child.look', gen_random_uuid(), array[gen_random_uuid(), gen_random_uuid()]
       from generate_series(0, $1::int - 1) i`,
      [count],
    )
  }
  end = async () => {
    await app.end()
    await client.end()
    await database.release()
    rmSync(folder, { recursive: true })
  }
})
afterEach(() => end())

const archive = (year: number, over: object = {}) => archiveYear({ client, year, folder, today, ...over })
const file = () => join(folder, 'audit-2016.jsonl.gz')

/** How many entries there are, and the sum of all they say. */
const sumOf = async (table: string) =>
  (await client.query(`select count(*)::int, sum(hashtextextended(x::text, 0))::text from ${table} x`))
    .rows[0]

/** What a centre's page of the trail has. */
const seenBy = async (tenant: string) => {
  await app.query(`select set_config('app.tenant_id', $1, false)`, [tenant])
  const { rows } = await app.query(
    `select extract(year from at at time zone 'UTC')::int as year, count(*)::int, count(distinct tenant_id)::int as centres
     from audit_event group by 1 order by 1`,
  )
  return rows
}

it('moves a year to a file and back, with every entry of every centre', async () => {
  const [all, year] = [await sumOf('audit_event'), await sumOf('audit_event_2016')]
  const seen = await seenBy(kowhai)
  expect(seen).toHaveLength(3)
  expect(await archive(2016)).toMatchObject({ file: file(), rows: year.count })
  expect(readdirSync(folder)).toEqual(['audit-2016.jsonl.gz'])
  expect((await sumOf('audit_event')).count).toBe(all.count - year.count)
  // The app works on, without that year.
  expect(await seenBy(kowhai)).toEqual(seen.filter((one) => one.year !== 2016))
  await app.query(`insert into audit_event (id, action) values (gen_random_uuid(), 'child.look')`)
  await client.query(`delete from audit_event where created_at = at and at > '2018-01-01'`)
  await expect(archive(2016)).rejects.toThrow('no entries of 2016')

  expect(await restoreYear(client, file())).toMatchObject({ year: 2016, rows: year.count })
  expect(await sumOf('audit_event')).toEqual(all)
  expect(await sumOf('audit_event_2016')).toEqual(year)
  for (const tenant of [kowhai, rata]) expect(await seenBy(tenant)).toEqual(seen)
  await expect(app.query('select from audit_event_2016')).rejects.toThrow('permission denied')
  const { rows } = await client.query(
    `select relforcerowsecurity as forced from pg_class where relname = 'audit_event_2016'`,
  )
  expect(rows).toEqual([{ forced: true }])
  // Twice makes no difference, and neither does archiving it again.
  await restoreYear(client, file())
  expect(await sumOf('audit_event')).toEqual(all)
  expect(await archive(2016)).toMatchObject({ rows: year.count })
})

it('archives nothing that a rule still keeps', async () => {
  await expect(archive(2016, { today: '2024-01-01' })).rejects.toThrow('needed until 2024-01-02')
  // A child that is hurt in Australia: until it is 25.
  await client.query(`update centre set country_code = 'AU', region_code = 'VIC' where tenant_id = '${rata}'`)
  await expect(archive(2016)).rejects.toThrow('needed until 2042-01-02')
  expect(readdirSync(folder)).toEqual([])
  expect(await seenBy(kowhai)).toHaveLength(3)
})

it('keeps the year in the database when the file cannot be written, or is another', async () => {
  const all = await sumOf('audit_event')
  await expect(archive(2016, { folder: join(folder, 'away') })).rejects.toThrow('ENOENT')
  expect(await sumOf('audit_event')).toEqual(all)
  writeFileSync(file(), 'something else')
  await expect(archive(2016)).rejects.toThrow('cannot be read')
  expect(readFileSync(file(), 'utf8')).toBe('something else')
  expect(await sumOf('audit_event')).toEqual(all)
})

it('puts a year back that one left detached when it was killed', async () => {
  const all = await sumOf('audit_event')
  await client.query('alter table audit_event detach partition audit_event_2016')
  // The daily job cannot know whether it is still at work.
  await app.query('select make_audit_years()')
  expect(await seenBy(kowhai)).toHaveLength(2)
  expect((await alone(client, () => auditYears(client))).map(({ year }) => year)).toContain(2016)
  expect(await sumOf('audit_event')).toEqual(all)
})

it('takes a year only while nobody reads the trail, and gives up soon', async () => {
  await app.query('begin')
  await app.query('select from audit_event limit 1')
  await expect(archive(2016)).rejects.toThrow('lock timeout')
  await app.query('commit')
  expect(await seenBy(kowhai)).toHaveLength(3)
  expect(await archive(2016)).toMatchObject({ year: 2016 })
})

it('refuses a damaged file, and one whose entries differ from those that are there', async () => {
  await archive(2016)
  const whole = readFileSync(file())
  const without = await sumOf('audit_event')
  for (const damaged of [whole.subarray(0, whole.length - 4000), Buffer.from('{}'), flipped(whole)]) {
    writeFileSync(file(), damaged)
    await expect(restoreYear(client, file())).rejects.toThrow(/cannot be read|no whole archive|damaged/)
    expect(await sumOf('audit_event')).toEqual(without)
  }
  writeFileSync(file(), whole)
  await restoreYear(client, file())
  await client.query(
    `update audit_event_2016 set action = 'other' where id = (select id from audit_event_2016 limit 1)`,
  )
  await expect(restoreYear(client, file())).rejects.toThrow('with other content. Nothing was restored.')
})

it('keeps a late entry of an archived year beside the restored ones', async () => {
  const all = await sumOf('audit_event')
  await archive(2016)
  const late = `insert into audit_event (id, at, action) values (gen_random_uuid(), '2016-05-05', 'child.look')`
  await seenBy(rata)
  await app.query(late)
  await restoreYear(client, file())
  expect((await sumOf('audit_event')).count).toBe(all.count + 1)
  expect((await sumOf('audit_event_default')).count).toBe(0)
  // Its archive would have an entry that the file lacks.
  await expect(archive(2016)).rejects.toThrow('has other entries')
})

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  const middle = copy.length >> 1
  copy[middle] = (copy[middle] ?? 0) ^ 255
  return copy
}
