import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

// It is Wednesday, 18 November 2026, 10:42 in Auckland.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  const { centre, build } = server.world
  await build(centre.tenantId, async (make, tx) => {
    await tx.deleteFrom('attendance').execute()
    const [child = ''] = centre.under2.present
    for (const day of ['2026-11-16', '2026-11-17']) {
      const stay = { day, signedInAt: `${day}T08:00:00+13:00`, signedInRecordedAt: `${day}T08:00:00+13:00` }
      const out = { signedOutAt: `${day}T15:00:00+13:00`, signedOutBy: centre.manager.id }
      await make.attendance(child, centre.under2.id, centre.teacher.id, { ...stay, ...out })
      const voided = { voidedAt: `${day}T16:00:00+13:00`, voidedBy: centre.teacher.id }
      await make.attendance(child, centre.toddlers.id, centre.teacher.id, { ...stay, ...out, ...voided })
    }
  })
})
afterAll(() => server.close())

const list = (query: object) => server.as(server.world.centre.teacher).call(attendance, 'listStays', query)

it('lists the stays of a period with who recorded them, without voided ones', async () => {
  const { data } = await list({ from: '2026-11-01', until: '2026-11-18' })
  expect(data.total).toBe(2)
  expect(data.records.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-16'])
  expect(data.records[0]).toMatchObject({
    child: { id: server.world.centre.under2.present[0] },
    room: { code: 'under-2', name: 'Under twos' },
    signedInAt: '2026-11-16T19:00:00.000Z',
    signedInBy: 'Hana Teacher',
    signedOutBy: 'Mere Manager',
    enteredLate: false,
  })
})

it('says what was corrected, by whom, why, and what it said before', async () => {
  const { centre, clock } = server.world
  const [child = ''] = centre.under2.present
  const as = (person: typeof centre.teacher) => server.as(person)
  const signIn = async (time: string) => {
    const at = { ids: child, occurredAt: `2026-11-18T${time}:00+13:00` }
    return (await as(centre.teacher).call(attendance, 'signIn', at)).data[0]?.attendanceId ?? ''
  }
  const signOut = (time: string) =>
    as(centre.teacher).call(attendance, 'signOut', { ids: child, occurredAt: `2026-11-18T${time}:00+13:00` })
  // A slip: its author takes it back at once.
  await as(centre.teacher).call(attendance, 'voidSignIn', { ids: await signIn('07:00') })
  const ids = await signIn('08:00')
  clock.pass(20)
  await as(centre.manager).call(attendance, 'voidSignIn', { ids, reason: 'Came at half past' })
  const right = await signIn('08:30')
  await signOut('10:00')
  clock.pass(20)
  await as(centre.manager).call(attendance, 'voidSignOut', { ids: right, reason: 'Left later' })
  await signOut('10:30')
  const { data } = await list({})
  expect(data.records).toMatchObject([
    {
      signedInAt: '2026-11-17T19:30:00.000Z',
      signedOutAt: '2026-11-17T21:30:00.000Z',
      corrections: [
        {
          byName: 'Mere Manager',
          reason: 'Came at half past',
          signedInAt: '2026-11-17T19:00:00.000Z',
          signedOutAt: null,
        },
        {
          at: '2026-11-17T22:22:00.000Z',
          byName: 'Mere Manager',
          reason: 'Left later',
          signedInAt: null,
          signedOutAt: '2026-11-17T21:00:00.000Z',
        },
      ],
    },
  ])
  expect((await list({ from: '2026-11-16' })).data.records[0]?.corrections).toEqual([])
})

it('lists one day or one room where that is asked for', async () => {
  expect((await list({ from: '2026-11-16' })).data.total).toBe(1)
  expect((await list({})).data.total).toBe(0)
  expect((await list({ from: '2026-11-16', until: '2026-11-17', code: 'toddlers' })).data.total).toBe(0)
})

it('refuses days that are not in order, and more than 31', async () => {
  expect((await list({ from: '2026-11-17', until: '2026-11-16' })).error).toBe('VALIDATION_FAILED')
  expect((await list({ from: '2026-10-01', until: '2026-11-01' })).error).toBe('VALIDATION_FAILED')
  expect((await list({ from: '2026-10-01', until: '2026-10-31' })).error).toBeUndefined()
})
