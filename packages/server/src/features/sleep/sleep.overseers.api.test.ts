// Who gets messages about sleepers: whoever has the right, by whichever role.
import { message } from '@daybook/contract/message/message.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('a role of the centre’s own with the right hears of missed and alarming checks, another does not', async () => {
  const { centre, clock, ids } = server.world
  const deputy = await makeDeputy(server.world, ['sleep.oversee', 'message.read'])
  const cook = await makeDeputy(server.world, ['check.record', 'message.read'], 'cook')
  const teacher = server.as(centre.teacher)
  const now = () => clock.now().toISOString()
  const [childId = ''] = centre.under2.present
  const records = [{ id: ids(), childId, occurredAt: now() }]
  const { data } = await teacher.call(sleep, 'putToBed', { roomCode: 'under-2', records })
  const [{ id } = { id: '' }] = data
  await teacher.call(sleep, 'fallAsleep', { checkId: id, occurredAt: now() })
  clock.pass(12)
  await server.runPlanned()
  const kindsOf = async (person: Person) =>
    (await server.as(person).call(message, 'listMessages', {})).data.records.map(({ kind }) => kind)
  expect(await kindsOf(deputy)).toEqual(['sleep.checkOverdue'])
  const look = { breathing: 'laboured', warmth: 'normal', colour: 'blue', position: 'back' } as const
  await teacher.call(sleep, 'checkSleeper', { id, checkId: ids(), occurredAt: now(), ...look })
  expect((await kindsOf(deputy)).sort()).toEqual(['sleep.checkAlarming', 'sleep.checkOverdue'])
  expect(await kindsOf(centre.manager)).toHaveLength(2)
  expect(await kindsOf(cook)).toEqual([])
})
