import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Centre, type Person, worldDay } from '@daybook/testkit/world.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let centre: Centre
let colleague: Person
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  centre = server.world.centre
  const { build } = server.world
  colleague = await build(centre.tenantId, async (make) => {
    const id = await make.staff({ account: 'colleague', realName: 'Sione Colleague' })
    return { tenantId: centre.tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
  })
})
afterAll(() => server.close())

const as = (person: Person = centre.teacher) => server.as(person)
const childOf = async (id: string, person = centre.teacher) => {
  const board = await as(person).call(attendance, 'listToday', {})
  return board.data.children.find((child) => child.id === id)
}
async function signIn(child: string): Promise<string> {
  const { data } = await as().call(attendance, 'signIn', { ids: child })
  return data[0]?.attendanceId as string
}
async function asOwner(sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  const { rows } = await client.query(sql, values).finally(() => client.end())
  return rows
}

describe('a mistaken sign-in', () => {
  it('needs no reason for ten minutes and one after that; the record stays', async () => {
    const child = centre.under2.absent
    const first = await signIn(child)
    expect(await as().call(attendance, 'voidSignIn', { ids: first })).toMatchObject({
      status: 200,
      data: null,
    })
    expect(await childOf(child)).toMatchObject({ presence: 'late', attendances: [] })
    const second = await signIn(child)
    server.world.clock.pass(11)
    const later = (reason?: string) => as().call(attendance, 'voidSignIn', { ids: second, reason })
    expect(await later()).toMatchObject({ status: 422, error: 'REASON_REQUIRED' })
    expect(await later('The wrong twin')).toMatchObject({ status: 200 })
    expect(await later('Again')).toMatchObject({ status: 409, error: 'RECORD_VOIDED' })
    const sql = 'select void_reason, voided_by from attendance where voided_at is not null order by voided_at'
    expect(await asOwner(sql)).toEqual([
      { void_reason: null, voided_by: centre.teacher.id },
      { void_reason: 'The wrong twin', voided_by: centre.teacher.id },
    ])
  })

  it('can be undone by its author, or a manager with a reason; the row shows who may', async () => {
    const child = centre.under2.absent
    const ids = await signIn(child)
    const can = async (person: Person) => (await childOf(child, person))?.attendances[0]?.can
    expect([await can(centre.teacher), await can(colleague), await can(centre.manager)]).toEqual([
      ['voidSignIn'],
      [],
      ['voidSignIn'],
    ])
    const attempt = (person: Person, reason?: string) =>
      as(person).call(attendance, 'voidSignIn', { ids, reason })
    expect(await attempt(colleague, 'Not mine')).toMatchObject({ status: 403 })
    expect(await attempt(centre.manager)).toMatchObject({ error: 'REASON_REQUIRED' })
    expect(await attempt(centre.manager, 'It was her sister')).toMatchObject({ status: 200 })
  })

  it('undoes all or none', async () => {
    const mine = await signIn(centre.under2.absent)
    const foreign = (await childOf(centre.under2.present[0] as string))?.attendanceId as string
    const ids = [mine, foreign].join()
    expect(await as(colleague).call(attendance, 'voidSignIn', { ids, reason: 'x' })).toMatchObject({
      status: 403,
    })
    expect(await childOf(centre.under2.absent)).toMatchObject({ presence: 'present' })
    const unknown = { ids: [mine, server.world.ids()].join() }
    expect(await as().call(attendance, 'voidSignIn', unknown)).toMatchObject({ status: 404 })
    expect(await as().call(attendance, 'voidSignIn', { ids: mine })).toMatchObject({ status: 200 })
  })
})

describe('a mistaken sign-out', () => {
  let child: string
  let ids: string
  beforeEach(async () => {
    child = centre.under2.present[0] as string
    const { data } = await as(colleague).call(attendance, 'signOut', { ids: child })
    ids = data[0]?.attendanceId as string
  })

  it('is undone, and the child is here again; the old sign-out is kept', async () => {
    expect(await as(colleague).call(attendance, 'voidSignOut', { ids })).toMatchObject({ status: 200 })
    expect(await childOf(child)).toMatchObject({ presence: 'present', attendanceId: ids, signedOutAt: null })
    expect(
      await asOwner('select attendance_id, amended_by, reason, before from attendance_amendment'),
    ).toEqual([
      {
        attendance_id: ids,
        amended_by: colleague.id,
        reason: null,
        before: expect.objectContaining({ signedOutBy: colleague.id }),
      },
    ])
    expect(await as(colleague).call(attendance, 'voidSignOut', { ids })).toMatchObject({
      error: 'CHILD_ALREADY_SIGNED_IN',
    })
  })

  it('can be undone by the person who signed the child out, not in', async () => {
    expect((await childOf(child))?.attendances[0]?.can).toEqual(['voidSignIn'])
    expect((await childOf(child, colleague))?.attendances[0]?.can).toEqual(['voidSignOut'])
    const attempt = (person: Person) =>
      as(person).call(attendance, 'voidSignOut', { ids, reason: 'Still here' })
    expect(await attempt(centre.teacher)).toMatchObject({ status: 403 })
    expect(await attempt(centre.manager)).toMatchObject({ status: 200 })
  })

  it('cannot be undone after the child has signed in again', async () => {
    await signIn(child)
    expect(await as(colleague).call(attendance, 'voidSignOut', { ids })).toMatchObject({
      status: 409,
      error: 'CHILD_ALREADY_SIGNED_IN',
      fields: { [child]: 'CHILD_ALREADY_SIGNED_IN' },
    })
    expect((await childOf(child, colleague))?.attendances.map((stay) => stay.can)).toEqual([[], []])
  })
})

describe('absence', () => {
  const absent = (ids: string, reason: 'sick' | 'holiday' = 'sick', day?: string) =>
    as().call(attendance, 'markAbsent', { ids, reason, day, note: 'Mum rang' })

  it('is recorded with a reason, changed and cleared; every version is kept', async () => {
    const child = centre.under2.absent
    expect(await absent(child)).toMatchObject({ status: 200 })
    expect(await childOf(child)).toMatchObject({
      presence: 'absent',
      absence: { reason: 'sick', note: 'Mum rang' },
      can: ['signIn', 'clearAbsence', 'markAbsent'],
    })
    await absent(child, 'holiday')
    expect(await childOf(child)).toMatchObject({ absence: { reason: 'holiday' } })
    expect(await as().call(attendance, 'clearAbsence', { ids: child })).toMatchObject({ status: 200 })
    expect(await childOf(child)).toMatchObject({ presence: 'late', absence: null })
    expect(await asOwner('select reason from absence where cleared_at is not null')).toHaveLength(2)
  })

  it('is refused for a child who is here, and cleared when the child comes after all', async () => {
    const here = centre.under2.present[0] as string
    expect(await absent(here)).toMatchObject({ status: 409, fields: { [here]: 'CHILD_ALREADY_SIGNED_IN' } })
    const child = centre.under2.absent
    await absent(child)
    await signIn(child)
    expect(await childOf(child)).toMatchObject({ presence: 'present', can: ['signOut', 'clearAbsence'] })
  })

  it('can be recorded in advance', async () => {
    await absent(centre.under2.absent, 'holiday', '2026-11-20')
    expect(await childOf(centre.under2.absent)).toMatchObject({ presence: 'late' })
    const friday = await as().call(attendance, 'listToday', { date: '2026-11-20' })
    expect(friday.data.children.find((child) => child.id === centre.under2.absent)).toMatchObject({
      presence: 'absent',
    })
  })

  it('does not find a child of another centre', async () => {
    expect(await absent(server.world.other.under2.absent)).toMatchObject({ status: 404 })
    expect(await asOwner('select from absence')).toEqual([])
  })
})

it('an attendance entered two days late is marked as late', async () => {
  const child = centre.under2.absent
  await as().call(attendance, 'signIn', { ids: child, occurredAt: '2026-11-16T08:00:00+13:00' })
  const { data } = await as().call(attendance, 'listToday', { date: '2026-11-16' })
  expect(data.children.find((one) => one.id === child)?.attendances[0]).toMatchObject({ enteredLate: true })
  expect(data.day < worldDay).toBe(true)
})
