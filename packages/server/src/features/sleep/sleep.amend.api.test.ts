// What must not happen to a child who is asleep when an entry is corrected, taken back or moved: that nobody looks.
import { message } from '@daybook/contract/message/message.contract.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { sleepersOf } from '@daybook/testkit/sleepers.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const { code, as, children, now, bed, step, asleep, amend, undo } = sleepersOf(() => server)

/** What managers were told of checks that were missed, the newest first. */
async function told() {
  await server.runPlanned()
  const { data } = await server.as(server.world.centre.manager).call(message, 'listMessages', {})
  return data.records.filter(({ kind }) => kind === 'sleep.checkOverdue')
}

it.each(['upAt', 'asleepAt'])('a corrected "%s" is not still to come', async (name) => {
  const id = await asleep()
  const [childId = ''] = children()
  expect(await amend(id, { [name]: minutesAgo(-60) })).toMatchObject({
    status: 422,
    error: 'TIME_IN_FUTURE',
    fields: { [childId]: 'TIME_IN_FUTURE' },
  })
  server.world.clock.pass(12)
  expect(await told()).toHaveLength(1)
})

it('an amended sleep overlaps no other of the child', async () => {
  const whole = async (from: number, until: number) => {
    const times = { occurredAt: minutesAgo(from), asleepAt: minutesAgo(from), upAt: minutesAgo(until) }
    const claim = { id: server.world.ids(), childId: children()[0] ?? '', roomCode: code, checks: [] }
    return (await as().call(sleep, 'recordSleep', { ...claim, ...times })).data.id
  }
  await whole(90, 70)
  const second = await whole(60, 40)
  const [early, fitting] = [minutesAgo(80), minutesAgo(65)]
  expect((await amend(second, { asleepAt: early }, { occurredAt: early })).error).toBe('SLEEP_OVERLAPS')
  expect((await amend(second, { asleepAt: fitting }, { occurredAt: fitting })).status).toBe(200)
  const open = await asleep()
  expect((await amend(open, {}, { occurredAt: minutesAgo(50) })).error).toBe('SLEEP_OVERLAPS')
})

it('"awake" is not undone once the child is in bed again', async () => {
  const id = await asleep()
  const other = await asleep(children()[1])
  await step('wakeUp', [id, other])
  server.world.clock.pass(1)
  await bed([{ childId: children()[0] ?? '' }], server.world.centre.manager)
  expect(await undo(`${id},${other}`, 'up')).toMatchObject({
    status: 409,
    error: 'RECORD_CHANGED',
    fields: { [id]: 'RECORD_CHANGED' },
  })
  expect((await undo(other, 'up')).status).toBe(200)
})

it('a sleeper who is moved is watched in the room where they are', async () => {
  const [childId = ''] = children()
  const { toddlers } = server.world.centre
  await asleep(childId)
  server.world.clock.pass(1)
  await as().call(ratio, 'moveChildren', { ids: [childId], roomCode: toddlers.code, occurredAt: now() })
  server.world.clock.pass(12)
  expect((await as().call(sleep, 'getWatch', {})).data.sleeps).toMatchObject([{ roomId: toddlers.id }])
  const sleepersIn = async (room: string) => (await as().call(sleep, 'listSleepers', { code: room })).data
  expect(await sleepersIn(toddlers.code)).toMatchObject([{ room: { code: toddlers.code } }])
  expect(await sleepersIn(code)).toEqual([])
  expect(await told()).toMatchObject([{ params: { roomName: 'Toddlers' } }])
})

it('a child who falls asleep again after "asleep" was undone is watched anew', async () => {
  const id = await asleep()
  server.world.clock.pass(12)
  expect(await told()).toHaveLength(1)
  // Within the ten minutes in which a step can be taken back.
  server.world.clock.set(minutesAgo(-9))
  await undo(id, 'asleep')
  server.world.clock.set(minutesAgo(-20))
  await step('fallAsleep', [id])
  server.world.clock.pass(12)
  expect(await told()).toHaveLength(2)
})
