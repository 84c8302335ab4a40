// What the law of growth measures: every read of the table of operations, in two of many centres that differ in how many
// years are behind them. What the years hold is what every operation makes, read or write, when its sample is called.
import { address } from '@daybook/testkit/call.ts'
import { tokenKey } from '@daybook/testkit/codes.ts'
import { addCentres, addYears, takePattern } from '@daybook/testkit/growth.ts'
import { openExplainer, type Reading } from '@daybook/testkit/plans.ts'
import type { TestDatabase } from '@daybook/testkit/postgres.ts'
import { exaggerate } from '@daybook/testkit/statistics.ts'
import { type Centre, makeWorld, type Person, type World } from '@daybook/testkit/world.ts'
import pg from 'pg'
import { listener } from '../../../../tools/bench/statements.ts'
import { tokenMaker } from '../platform/identity.ts'
import type { Route } from '../platform/implement.ts'
import { calledRoutes, nameOf, personWho, sampleOf, signedIn } from './harness.ts'

const withSession = calledRoutes.filter(({ operation }) => operation.access === 'session')
export const reads = withSession.filter(({ mode }) => mode === 'read')
const writes = withSession.filter(({ mode }) => mode !== 'read')

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, i) => String(first + i))
/** With a year behind them. Samples that cannot both be in a centre are in two. */
const young = numbers(300_001, 3)
/** The same with many years. */
const old = numbers(300_011, 3)
/** Every write is called in it. */
const busy = '300021'
/** How many times the centres, and the records of each, the planner thinks there are. */
const times = { centres: 200, records: 20 }
/** Whole weeks, so that a day of the week stays what it is. */
const daysBetween = 28
const yearOfCopies = 13

/** Their samples are about what is the teacher's own. */
const ofTeacher = ['message.getMessage']

interface Called {
  name: string
  person: Person
  route: Route
  input: object
}

/** What a read reads in a centre. */
export interface Read {
  readings: Reading[]
  /** Objects in its answer. */
  answered: number
}

/** Name of a read → what it reads. */
export type Reads = Map<string, Read>

export interface Ground {
  /** In a centre with a year, and in the same with many. */
  measure(): Promise<{ young: Reads; old: Reads }>
  addCentres(count: number): Promise<void>
  /** Tables that the years left without rows. */
  emptyTables(): Promise<string[]>
  close(): Promise<void>
}

/** @param years that are written down in the old centres */
export async function openGround(database: TestDatabase, years: number): Promise<Ground> {
  const world = await makeWorld(database)
  const { clock, ids, centre } = world
  const tokens = tokenMaker(Buffer.from(tokenKey, 'hex'), clock)
  const owner = new pg.Client({
    connectionString: database.ownerUrl,
    options: '-c session_replication_role=replica',
  })
  await owner.connect()
  const open = async () => {
    const http = await listener({ appUrl: database.appUrl, clock, ids, tokens })
    const ask = async ({ person, route, input }: Called) => {
      const token = await tokens.sign({ ...person, personId: person.id }, 3600)
      const { method, body } = route.operation
      const path = address(route.operation, input)
      return http.ask({ method, path, token, tenantId: person.tenantId, body: body && input })
    }
    return { ask, explainer: await openExplainer(database.appUrl), close: http.close }
  }
  const sides = await Promise.all([open(), open()])
  const [here, there] = sides
  await addCentres(owner, { from: centre.tenantId, tenantIds: [...young, busy] })
  const called: Called[] = []
  for (const route of reads) called.push(await prepared(route, world))
  await callWrites(world, here.ask)
  await takePattern(owner, { from: [...young, busy], to: young, most: { ofKind: 8, ofTable: 100 } })
  for (const [i, tenantId] of old.entries())
    await addCentres(owner, { from: young[i] ?? '', tenantIds: [tenantId] })
  const past = { days: daysBetween, others: nextOf(centre) }
  await addYears(owner, { ...past, tenantIds: young, copies: yearOfCopies })
  await addYears(owner, { ...past, tenantIds: old, copies: years * yearOfCopies })
  await exaggerate(owner, times)
  const measure = async ({ ask, explainer }: typeof here, moved: (tenantId: string) => string) => {
    const found: Reads = new Map()
    for (const one of called) {
      const person = { ...one.person, tenantId: moved(one.person.tenantId) }
      const { statements, body } = await ask({ ...one, person })
      found.set(one.name, {
        readings: await explainer.explain(statements),
        answered: body.split('{').length,
      })
    }
    return found
  }
  return {
    async measure() {
      const [inYoung, inOld] = await Promise.all([
        measure(here, (tenantId) => tenantId),
        measure(there, (tenantId) => old[young.indexOf(tenantId)] ?? tenantId),
      ])
      return { young: inYoung, old: inOld }
    },
    async addCentres(count) {
      const tenantIds = numbers(400_001, count)
      await addCentres(owner, { from: young[0] ?? '', tenantIds })
      await exaggerate(owner, times)
    },
    emptyTables: () => emptyTables(owner),
    async close() {
      for (const { close, explainer } of sides) await Promise.all([close(), explainer.close()])
      await owner.end()
      await world.close()
    },
  }
}

/** The sample of a read, in a centre where no other read's sample is in its way. */
async function prepared(route: Route, world: World): Promise<Called> {
  let problem: unknown
  for (const tenantId of young) {
    try {
      return await calledIn(tenantId, route, world)
    } catch (error) {
      problem = error
    }
  }
  throw problem
}

async function calledIn(tenantId: string, route: Route, world: World): Promise<Called> {
  const here: World = { ...world, centre: inTenant(world.centre, tenantId) }
  const input = await sampleOf(route, here)
  const name = nameOf(route)
  const person = ofTeacher.includes(name) ? here.centre.teacher : personWho(route, here)
  return { name, route, input, person }
}

/** Calls every write that those before it do not stand in the way of. */
async function callWrites(world: World, ask: (called: Called) => Promise<unknown>): Promise<void> {
  let refused = 0
  for (const route of writes) {
    try {
      const called = await calledIn(busy, route, world)
      // Some writes end the sessions of whoever sends them.
      await ask({ ...called, person: await signedIn(world, called.person) })
    } catch {
      refused++
    }
  }
  if (refused > writes.length / 3) throw new Error(`${refused} of ${writes.length} writes were refused.`)
}

function inTenant(centre: Centre, tenantId: string): Centre {
  const { teacher, manager, tablet } = centre
  const moved = (person: Person) => ({ ...person, tenantId })
  return { ...centre, tenantId, teacher: moved(teacher), manager: moved(manager), tablet: moved(tablet) }
}

/** Each child, room and person → the next. */
function nextOf({ teacher, manager, under2, toddlers }: Centre): Record<string, string> {
  const circles = [
    [teacher.id, manager.id],
    [under2.id, toddlers.id],
    [...under2.present, ...toddlers.present],
  ]
  return Object.fromEntries(
    circles.flatMap((circle) => circle.map((id, i) => [id, circle[(i + 1) % circle.length] ?? id])),
  )
}

async function emptyTables(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ table: string }>(
    `select relname as table from pg_class where relnamespace = 'pattern'::regnamespace order by 1`,
  )
  const empty: string[] = []
  for (const { table } of rows) {
    const { rowCount } = await owner.query(`select from ${table} where tenant_id = $1 limit 12`, [old[0]])
    if ((rowCount ?? 0) < 12) empty.push(table)
  }
  return empty
}
