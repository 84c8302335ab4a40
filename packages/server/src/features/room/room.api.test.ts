import { room } from '@daybook/contract/room/room.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('lists the rooms as options, youngest children first, and only those of this centre', async () => {
  const { data } = await server.as(server.world.centre.teacher).call(room, 'listRooms', {})
  expect(data.map(({ label, value }) => [label, value])).toEqual([
    ['Under twos', 'under-2'],
    ['Toddlers', 'toddlers'],
  ])
  expect(data[0]).toMatchObject({ name: 'Under twos', code: 'under-2', capacity: 20 })
})

it('puts the teacher’s own room first and marks it', async () => {
  const { centre, build } = server.world
  const reliever = await server.as(centre.teacher).call(room, 'listRoomsForStaff', {})
  expect(reliever.data.map(({ code, own }) => [code, own])).toEqual([
    ['under-2', false],
    ['toddlers', false],
  ])
  await build(centre.tenantId, (_, tx) =>
    tx.updateTable('staff').set({ roomId: centre.toddlers.id }).where('id', '=', centre.teacher.id).execute(),
  )
  const teacher = await server.as(centre.teacher).call(room, 'listRoomsForStaff', {})
  expect(teacher.data.map(({ code, own }) => [code, own])).toEqual([
    ['toddlers', true],
    ['under-2', false],
  ])
})
