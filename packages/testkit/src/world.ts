// Two centres with similar data, so that a test can show that neither sees the other. It is Wednesday,
// 18 November 2026, 10:42 in Auckland. In each room three children are here and one is not.
import { type Database, openDatabase, type Tx } from '@daybook/server/platform/database/database.ts'
import { inTenant } from '@daybook/server/platform/database/tenancy.ts'
import { type CreateId, idsFrom } from '@daybook/server/platform/ids.ts'
import { type Builders, buildersIn } from './builders.ts'
import { type TestClock, testClock } from './clock.ts'
import { openSnapshot } from './snapshot.ts'

export const worldDay = '2026-11-18'
export const worldMonday = '2026-11-16'
export const worldNow = '2026-11-17T21:42:00.000Z'

export interface Room {
  id: string
  code: string
  /** Children signed in since 8:15. */
  present: [string, string, string]
  /** A child who is enrolled and expected, but not here. */
  absent: string
}

export interface Person {
  tenantId: string
  id: string
  sessionId: string
}

export interface Centre {
  tenantId: string
  teacher: Person
  manager: Person
  /** A paired tablet. */
  tablet: Person
  under2: Room
  toddlers: Room
}

export interface World {
  clock: TestClock
  ids: CreateId
  centre: Centre
  other: Centre
  administrator: Person
  /** Puts rows, clock and ids back to how they were at the start. */
  reset(): Promise<void>
  /** Adds rows as the owner, in a transaction of one tenant. */
  build<T>(tenantId: string, work: (make: Builders, tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** What is known of the rows of a world. */
export interface WorldRecord extends Pick<World, 'centre' | 'other' | 'administrator'> {
  /** How many ids it took. */
  count: number
}

/** Creates ids whose random part counts up, so that the world is the same every time. */
function countingIds(clock: TestClock, start: number) {
  let count = start
  const ids: CreateId = idsFrom(clock, (bytes) => {
    count++
    const random = new Uint8Array(bytes)
    new DataView(random.buffer).setUint32(bytes - 4, count)
    return random
  })
  const restart = () => {
    count = start
  }
  return { ids, restart, count: () => count }
}

/** Fills an empty database with the world of its snapshot. */
export async function makeWorld({
  ownerUrl,
  world,
}: {
  ownerUrl: string
  world: WorldRecord
}): Promise<World> {
  const { centre, other, administrator, count } = world
  const clock = testClock(worldNow)
  const { ids, restart } = countingIds(clock, count)
  const database = openDatabase(ownerUrl, { maxConnections: 2 })
  const snapshot = await openSnapshot(ownerUrl)
  await snapshot.reset()
  const reset = async () => {
    clock.set(worldNow)
    restart()
    await snapshot.reset()
  }
  const build = buildIn(database, clock, ids)
  const close = async () => {
    await snapshot.close()
    await database.close()
  }
  return { clock, ids, centre, other, administrator, reset, build, close }
}

const buildIn =
  (database: Database, clock: TestClock, ids: CreateId): World['build'] =>
  (tenantId, work) =>
    inTenant(database.db, { tenantId, personId: null, now: clock.now(), mode: 'write' }, (tx) =>
      work(buildersIn(tx, ids), tx),
    )

/** Builds the world that the snapshot is taken of. */
export async function buildWorld(ownerUrl: string): Promise<WorldRecord> {
  const clock = testClock(worldNow)
  const { ids, count } = countingIds(clock, 0)
  const database = openDatabase(ownerUrl, { maxConnections: 2 })
  const build = buildIn(database, clock, ids)
  const centre = await build('100001', (make, tx) => makeCentre(make, tx, '100001', 'Kōwhai'))
  const other = await build('100002', (make, tx) => makeCentre(make, tx, '100002', 'Rātā'))
  const administrator = await build('000000', async (make, tx) => {
    await tx.insertInto('centre').values({ name: 'Daybook' }).execute()
    return makePerson(make, '000000', { account: 'admin', realName: 'Ada Admin', roles: ['administrator'] })
  })
  await database.close()
  return { centre, other, administrator, count: count() }
}

async function makeCentre(make: Builders, tx: Tx, tenantId: string, name: string): Promise<Centre> {
  await tx.insertInto('centre').values({ name }).execute()
  const teacher = await makePerson(make, tenantId, {
    account: 'teacher',
    realName: 'Hana Teacher',
    roles: ['teacher'],
  })
  const manager = await makePerson(make, tenantId, {
    account: 'manager',
    realName: 'Mere Manager',
    roles: ['teacher', 'manager'],
  })
  const under2 = await makeRoom(make, teacher.id, { code: 'under-2', name: 'Under twos', sort: 1 })
  const toddlers = await makeRoom(make, teacher.id, { code: 'toddlers', name: 'Toddlers', sort: 2 })
  const tablet = await makePerson(make, tenantId, {
    account: 'tablet',
    realName: 'Tablet',
    roles: ['kiosk'],
  })
  const pairing = { pairingHash: Buffer.from(tablet.id), pairingExpiresAt: '2026-01-01T00:00:00Z' }
  await tx
    .insertInto('kiosk')
    .values({ id: tablet.id, ...pairing, pairedAt: '2025-12-31T23:59:00Z' })
    .execute()
  return { tenantId, teacher, manager, tablet, under2, toddlers }
}

async function makePerson(
  make: Builders,
  tenantId: string,
  over: { account: string; realName: string; roles: string[] },
): Promise<Person> {
  const id = await make.staff(over)
  return { tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
}

async function makeRoom(
  make: Builders,
  staffId: string,
  over: { code: string; name: string; sort: number },
): Promise<Room> {
  const id = await make.room(over)
  const enrolled = async (firstName: string) => {
    const child = await make.child({ firstName })
    await make.enrolment(child, id)
    return child
  }
  const present: Room['present'] = [await enrolled('Aroha'), await enrolled('Ben'), await enrolled('Chloé')]
  const absent = await enrolled('Daisuke')
  for (const child of present)
    await make.attendance(child, id, staffId, { day: worldDay, signedInAt: '2026-11-17T19:15:00Z' })
  return { id, code: over.code, present, absent }
}
