// Law: what a read costs grows with what it answers, and not with other centres or with the years. Every read is called
// in two of many centres, of which one has more years behind it. For each statement it sends, as the application's role
// and with the plan for all values: no index of an exclusion is used for a look-up, every table is searched by the tenant,
// and where nothing more is answered nothing more is read.
import type { Reading } from '@daybook/testkit/plans.ts'
import { ownDatabase, type TestDatabase } from '@daybook/testkit/postgres.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findsMore, growthOf, sumOf } from './growth.compared.ts'
import { type Ground, openGround, type Reads, reads } from './growth.ground.ts'
import { growing } from './growth.known.ts'

/** Tables that no call of a sample fills: uploads, and what needs a second person. */
const withoutYears = [
  'check_answer',
  'check_answer_file',
  'file',
  'learning_story_file',
  'publication_file',
  'register_file',
  'reminder',
  'report_file',
  'roll_call_alias',
  'workflow_copy',
  'workflow_draft',
  'workflow_file',
]

/** `npm run bench -- growth` has ten years and prints them. */
const years = Number(process.env.GROWTH_YEARS ?? 4)
const isBench = process.env.GROWTH_YEARS !== undefined
const othersOfBench = 200

let database: TestDatabase
let ground: Ground
let young: Reads
let old: Reads

beforeAll(async () => {
  database = await ownDatabase()
  ground = await openGround(database, years)
  const measured = await ground.measure()
  young = measured.young
  old = measured.old
}, 1_800_000)

afterAll(async () => {
  await ground?.close()
  await database?.release()
})

/** The statements of all reads that break a rule. */
const breaches = (isBreach: (reading: Reading) => boolean) =>
  [...old].flatMap(([name, { readings }]) => readings.filter(isBreach).map((one) => ({ name, ...one })))

it('reads of every feature are measured', () => {
  expect(old.size).toBe(reads.length)
})

it('the years hold rows of every table that grows', async () => {
  expect(await ground.emptyTables()).toEqual(withoutYears)
})

it('no index of an exclusion is used for a look-up', async () => {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select conname as name from pg_constraint where contype = 'x'`,
  )
  await client.end()
  const exclusions = new Set(rows.map(({ name }) => name))
  expect(breaches(({ indexes }) => indexes.some((name) => exclusions.has(name)))).toEqual([])
})

it('every table is searched by the tenant', () => {
  expect(breaches(({ withoutTenant }) => withoutTenant.length > 0)).toEqual([])
})

it('no statement reads more of more years, if it answers no more', () => {
  const found = [...old].flatMap(([name, read]) =>
    growthOf(young.get(name) ?? read, read).map((growth) => ({ name, ...growth })),
  )
  expect(found.filter(({ name }) => !(name in growing))).toEqual([])
  expect(Object.keys(growing).filter((name) => !found.some((one) => one.name === name))).toEqual([])
})

it('no read finds more in more years than it answers', () => {
  const found = [...old]
    .filter(([name, read]) => findsMore(young.get(name) ?? read, read))
    .map(([name]) => name)
  expect(found.filter((name) => !(name in growing))).toEqual([])
})

it.runIf(isBench)(
  'the table of all reads',
  async () => {
    await ground.addCentres(othersOfBench)
    const { old: among } = await ground.measure()
    const rows = [...old].map(([read, one]) => {
      const [before, after] = [sumOf(young.get(read) ?? one), sumOf(one)]
      const withOthers = sumOf(among.get(read) ?? one)
      return {
        read,
        'buffers, 1 year': before.buffers,
        [`${years} years`]: after.buffers,
        [`+${othersOfBench} centres`]: withOthers.buffers,
        'rows, 1 year': before.rows + before.entries,
        [`rows, ${years} years`]: after.rows + after.entries,
        answered: after.answered,
        growing: growing[read] ?? '',
      }
    })
    // biome-ignore lint/suspicious/noConsole: the table is what the bench shows.
    console.table(rows.sort((one, other) => Number(other[`${years} years`]) - Number(one[`${years} years`])))
  },
  600_000,
)
