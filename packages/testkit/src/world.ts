// Two centres with similar data, so that a test can show that neither sees the other. It is Wednesday,
// 18 November 2026, 10:42 in Auckland. In each room three children are here and one is not.
import { openDatabase, type Tx } from '@daybook/server/platform/database/database.ts'
import { inTenant } from '@daybook/server/platform/database/tenancy.ts'
import { type CreateId, idsFrom } from '@daybook/server/platform/ids.ts'
import { type Builders, buildersIn } from './builders.ts'
import { type TestClock, testClock } from './clock.ts'

export const worldDay = '2026-11-18'
export const worldNow = '2026-11-17T21:42:00.000Z'

export interface Room {
  id: string
  code: string
  /** Children signed in since 8:15. */
  present: string[]
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
  under2: Room
  toddlers: Room
}

export interface World {
  clock: TestClock
  ids: CreateId
  centre: Centre
  other: Centre
  administrator: Person
  /** Adds rows as the owner, in a transaction of one tenant. */
  build<T>(tenantId: string, work: (make: Builders, tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Creates ids whose random part counts up, so that the world is the same every time. */
function countingIds(clock: TestClock): CreateId {
  let count = 0
  return idsFrom(clock, (bytes) => {
    count++
    const random = new Uint8Array(bytes)
    new DataView(random.buffer).setUint32(bytes - 4, count)
    return random
  })
}

export async function makeWorld(ownerUrl: string): Promise<World> {
  const clock = testClock(worldNow)
  const ids = countingIds(clock)
  const database = openDatabase(ownerUrl, { maxConnections: 2 })
  const build: World['build'] = (tenantId, work) =>
    inTenant(database.db, { tenantId, personId: null, now: clock.now(), mode: 'write' }, (tx) =>
      work(buildersIn(tx, ids), tx),
    )
  const centre = await build('100001', (make, tx) => makeCentre(make, tx, '100001', 'Kōwhai'))
  const other = await build('100002', (make, tx) => makeCentre(make, tx, '100002', 'Rātā'))
  const administrator = await build('000000', async (make, tx) => {
    await tx.insertInto('centre').values({ name: 'Daybook' }).execute()
    return makePerson(make, '000000', { account: 'admin', realName: 'Ada Admin', roles: ['administrator'] })
  })
  return { clock, ids, centre, other, administrator, build, close: database.close }
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
  return { tenantId, teacher, manager, under2, toddlers }
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
  const children: string[] = []
  for (const firstName of ['Aroha', 'Ben', 'Chloé', 'Daisuke']) {
    const child = await make.child({ firstName })
    await make.enrolment(child, id)
    children.push(child)
  }
  const [a = '', b = '', c = '', absent = ''] = children
  for (const child of [a, b, c])
    await make.attendance(child, id, staffId, { day: worldDay, signedInAt: '2026-11-17T19:15:00Z' })
  return { id, code: over.code, present: [a, b, c], absent }
}
