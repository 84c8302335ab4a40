import { child } from '@daybook/contract/child/child.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let awhina: string
beforeAll(async () => {
  server = await testServer()
  const { centre, build } = server.world
  awhina = await build(centre.tenantId, async (make) => {
    const id = await make.child({ firstName: 'Āwhina', familyName: 'Tūhoe' })
    await make.enrolment(id, centre.under2.id, { startsOn: '2025-01-01', endsOn: '2026-06-30' })
    await make.enrolment(id, centre.toddlers.id, { startsOn: '2026-07-01' })
    await make.allergy(id, { substance: 'Dust', severity: 'mild' })
    await make.allergy(id, { substance: 'Peanut', severity: 'anaphylaxis' })
    await make.child({ firstName: 'Left', familyName: 'Already', active: false })
    return id
  })
})
afterAll(() => server.close())

const list = (input: { name?: string; code?: string; size?: number; current?: number }) =>
  server.as(server.world.centre.teacher).call(child, 'listChildren', input)
const names = (records: { firstName: string }[]) => records.map((record) => record.firstName)

it('lists the children in pages by name, ignoring macrons, without those who have left', async () => {
  const first = await list({ size: 5 })
  expect(first.data).toMatchObject({ total: 9, size: 5, current: 1, pages: 2 })
  expect(names(first.data.records)).toEqual(['Aroha', 'Aroha', 'Āwhina', 'Ben', 'Ben'])
  const second = await list({ size: 5, current: 2 })
  expect(names(second.data.records)).toEqual(['Chloé', 'Chloé', 'Daisuke', 'Daisuke'])
})

it('finds names with and without accents, in either order, and treats wildcards as plain text', async () => {
  for (const name of ['awhina', 'TŪHOE', 'tuhoe aw', 'Āwhina Tū'])
    expect([name, names((await list({ name })).data.records)]).toEqual([name, ['Āwhina']])
  expect((await list({ name: '%' })).data.records).toEqual([])
  expect((await list({ name: "'; drop table child" })).data.records).toEqual([])
})

it('filters by today’s enrolled room', async () => {
  const inRoom = async (code: string) => names((await list({ name: 'awh', code })).data.records)
  expect(await inRoom('toddlers')).toEqual(['Āwhina'])
  expect(await inRoom('under-2')).toEqual([])
  expect(await list({ code: 'no-such-room' })).toMatchObject({ status: 404, error: 'ROOM_NOT_FOUND' })
})

it('has the room, allergies with the most severe first, and whether there are reminders', async () => {
  const { centre, build } = server.world
  const card = async () => (await list({ name: 'awhina' })).data.records[0]
  expect(await card()).toMatchObject({
    id: awhina,
    roomCode: 'toddlers',
    roomName: 'Toddlers',
    allergies: [
      { substance: 'Peanut', severity: 'anaphylaxis' },
      { substance: 'Dust', severity: 'mild' },
    ],
    hasReminder: false,
  })
  await build(centre.tenantId, (_, tx) =>
    tx
      .insertInto('reminder')
      .values({
        id: server.world.ids(),
        childId: awhina,
        text: 'Brings a toy',
        startsOn: worldDay,
        endsOn: worldDay,
      })
      .execute(),
  )
  expect(await card()).toMatchObject({ hasReminder: true })
})

it('lists the rooms of a child, today’s first', async () => {
  const { centre } = server.world
  const { data } = await server.as(centre.teacher).call(child, 'listRoomsOfChild', { userId: awhina })
  expect(data.map(({ value, endsOn, current }) => [value, endsOn, current])).toEqual([
    ['toddlers', null, true],
    ['under-2', '2026-06-30', false],
  ])
})

it('answers the same for a child of another centre as for an unknown one', async () => {
  const { centre, other } = server.world
  const ask = (userId: string) => server.as(centre.manager).call(child, 'listRoomsOfChild', { userId })
  expect(await ask(other.under2.absent)).toMatchObject({ status: 404, error: 'NOT_FOUND' })
  expect(await ask(server.world.ids())).toMatchObject({ status: 404, error: 'NOT_FOUND' })
})
