// Law: what a read costs grows with what it answers, and not with other centres or with the years. Every read is called
// in one of many centres, whose records are copied into the years before. For each statement it sends, as the
// application's role and with the plan for all values: no index of an exclusion is used for a look-up, every index is
// searched by the tenant, and it fetches few rows more than it answers.
import { tokenMaker } from '@daybook/server/platform/identity.ts'
import { address } from '@daybook/testkit/call.ts'
import { tokenKey } from '@daybook/testkit/codes.ts'
import { addCentres, addYears, exaggerate } from '@daybook/testkit/growth.ts'
import { type Explainer, openExplainer, type Reading } from '@daybook/testkit/plans.ts'
import { ownDatabase, type TestDatabase } from '@daybook/testkit/postgres.ts'
import { type Centre, makeWorld, type Person, type World } from '@daybook/testkit/world.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listener, listener } from '../../../../tools/bench/statements.ts'
import type { Route } from '../platform/implement.ts'
import { calledRoutes, nameOf, personWho, sampleOf } from './harness.ts'

/** Of each record. `npm run bench -- growth` makes more. */
const copies = Number(process.env.GROWTH_COPIES ?? 120)
const days = 7

const reads = calledRoutes.filter(({ mode, operation }) => mode === 'read' && operation.access === 'session')
const centres = Array.from({ length: 24 }, (_, i) => String(300_001 + i))

/** Their samples are about what is the teacher's own. */
const ofTeacher = ['message.getMessage']

/** Reads that still fetch rows of all years. What is mended is taken from here. */
const known: Record<string, string> = {
  'aftercare.get': 'reads all stays of the child',
  'bottleFeed.getBoard': 'reads the children’s entries of the kind for those of a task or day',
  'nappyChange.getBoard': 'as that of bottle feeds',
  'toiletVisit.getBoard': 'as that of bottle feeds',
  'receipt.listAwaiting': 'reads all receipts of the person for those that wait',
  'today.countMonth': 'reads all receipts of the person for those of a month',
  'today.countRequests': 'counts the receipts that wait',
  'today.listDay': 'reads all receipts that wait for the first 200',
  'today.listRequests': 'lists the receipts that wait, and all roll calls',
}

interface Called {
  name: string
  person: Person
  route: Route
  input: object
}

let database: TestDatabase
let world: World
let http: Listener
let explainer: Explainer
const called: Called[] = []
const readings = new Map<string, Reading[]>()

beforeAll(async () => {
  database = await ownDatabase()
  world = await makeWorld(database)
  const { clock, ids } = world
  const tokens = tokenMaker(Buffer.from(tokenKey, 'hex'), clock)
  const owner = new pg.Client({
    connectionString: database.ownerUrl,
    options: '-c session_replication_role=replica',
  })
  await owner.connect()
  await addCentres(owner, { from: world.centre.tenantId, tenantIds: centres })
  for (const route of reads) called.push(await prepared(route))
  await addYears(owner, { tenantIds: centres, copies, days })
  await exaggerate(owner)
  await owner.end()
  http = await listener({ appUrl: database.appUrl, clock, ids, tokens })
  explainer = await openExplainer(database.appUrl)
  for (const { name, person, route, input } of called) {
    const token = await tokens.sign({ ...person, personId: person.id }, 3600)
    const { method } = route.operation
    const path = address(route.operation, input)
    const body = route.operation.body && input
    const statements = await http.statementsOf({ method, path, token, tenantId: person.tenantId, body })
    readings.set(name, await explainer.explain(statements))
  }
}, 1_800_000)

afterAll(async () => {
  await http?.close()
  await explainer?.close()
  await world?.close()
  await database?.release()
})

/** The sample of a read, in a centre where no other read's sample is in its way. */
async function prepared(route: Route): Promise<Called> {
  const before = called.filter((one) => one.route.feature === route.feature).length
  let problem: unknown
  for (const tenantId of [...centres.slice(before), ...centres.slice(0, before)]) {
    const here: World = { ...world, centre: inTenant(world.centre, tenantId) }
    try {
      const input = await sampleOf(route, here)
      const name = nameOf(route)
      const person = ofTeacher.includes(name) ? here.centre.teacher : personWho(route, here)
      return { name, route, input, person }
    } catch (error) {
      problem = error
    }
  }
  throw problem
}

function inTenant(centre: Centre, tenantId: string): Centre {
  const { teacher, manager, tablet } = centre
  const moved = (person: Person) => ({ ...person, tenantId })
  return { ...centre, tenantId, teacher: moved(teacher), manager: moved(manager), tablet: moved(tablet) }
}

/** The statements of all reads that break a rule. */
const breaches = (isBreach: (reading: Reading) => boolean) =>
  [...readings].flatMap(([name, all]) => all.filter(isBreach).map((one) => ({ name, ...one })))

it('reads of every feature are measured', () => {
  expect(readings.size).toBe(reads.length)
  if (process.env.GROWTH_COPIES) print()
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

it('every index is searched by the tenant', () => {
  expect(breaches(({ withoutTenant }) => withoutTenant.length > 0)).toEqual([])
})

it('few rows are read beyond those that are answered', () => {
  const found = breaches(({ rows, answered }) => rows > 80 + 4 * answered)
  expect(found.filter(({ name }) => !(name in known))).toEqual([])
})

function print(): void {
  const sums = [...readings].map(([name, all]) => ({
    read: name,
    buffers: all.reduce((sum, { buffers }) => sum + buffers, 0),
    rows: all.reduce((sum, { rows }) => sum + rows, 0),
    answered: all.reduce((sum, { answered }) => sum + answered, 0),
    statements: all.length,
  }))
  // biome-ignore lint/suspicious/noConsole: the table is what the bench shows.
  console.table(sums.sort((one, other) => other.buffers - one.buffers))
}
