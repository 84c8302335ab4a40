import { addDays } from '@daybook/contract/kernel/dates.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { look, sleepersOf } from '@daybook/testkit/sleepers.ts'
import { type Person, worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
})
afterAll(() => server.close())

const { code, as, children, now, bed, inBed, step, check, asleep, amend, undo, board } = sleepersOf(
  () => server,
)

describe('undoing a step', () => {
  it('restores the sleep as it was before', async () => {
    const id = await asleep()
    expect(await undo(id, 'inBed')).toMatchObject({ status: 409, error: 'RECORD_CHANGED' })
    expect((await undo(id, 'asleep')).data[0]?.detail).toMatchObject({ asleepAt: null })
    expect((await undo(id, 'inBed')).data[0]).toMatchObject({ voided: { reason: null } })
    expect((await board()).children.filter((one) => one.sleep)).toEqual([])
  })

  it('is possible for ten minutes', async () => {
    const id = await asleep()
    server.world.clock.pass(11)
    expect(await undo(id, 'asleep')).toMatchObject({ status: 422, error: 'REASON_REQUIRED' })
  })
})

describe('a whole sleep entered afterwards', () => {
  const told = (over: object = {}) => ({
    id: server.world.ids(),
    childId: children()[0] ?? '',
    roomCode: code,
    occurredAt: minutesAgo(60),
    asleepAt: minutesAgo(55),
    upAt: minutesAgo(20),
    checks: [{ ...look, id: server.world.ids(), occurredAt: minutesAgo(46) }],
    ...over,
  })

  it('is stored once, with its steps and checks', async () => {
    const input = told({ note: 'Told by the reliever' })
    const { status, data } = await as().call(sleep, 'recordSleep', input)
    expect(status).toBe(200)
    expect(data).toMatchObject({ note: 'Told by the reliever', checks: [{ occurredAt: minutesAgo(46) }] })
    expect(data.steps.map((one) => one.step)).toEqual(['inBed', 'asleep', 'up'])
    expect((await as().call(sleep, 'recordSleep', input)).data.id).toBe(data.id)
    const second = await as().call(sleep, 'recordSleep', told())
    expect(second).toMatchObject({ status: 409, error: 'SLEEP_OVERLAPS' })
  })

  it('of a child who was never woken up is refused, however long ago that was put to bed', async () => {
    const [childId = ''] = children()
    const id = await inBed(childId)
    await server.world.build(server.world.centre.tenantId, async (_, tx) => {
      const longAgo = `${addDays(worldDay, -400)}T00:00:00Z`
      await tx.updateTable('careRecord').set({ occurredAt: longAgo }).where('id', '=', id).execute()
    })
    expect(await bed([{ childId }])).toMatchObject({ fields: { [childId]: 'ALREADY_IN_BED' } })
    expect(await as().call(sleep, 'recordSleep', told({ childId }))).toMatchObject({
      error: 'SLEEP_OVERLAPS',
    })
  })

  it('needs its times in order, and its checks while the child was asleep', async () => {
    const wrong = await as().call(sleep, 'recordSleep', told({ upAt: minutesAgo(57) }))
    expect(wrong).toMatchObject({ status: 422, error: 'SLEEP_OUT_OF_ORDER' })
    const checks = [{ ...look, id: server.world.ids(), occurredAt: minutesAgo(10) }]
    expect(await as().call(sleep, 'recordSleep', told({ checks }))).toMatchObject({ error: 'NOT_ASLEEP' })
    const toCome = await as().call(sleep, 'recordSleep', told({ upAt: minutesAgo(-5) }))
    expect(toCome).toMatchObject({ error: 'TIME_IN_FUTURE' })
  })
})

describe('a missed check', () => {
  const told = async () =>
    (await as(server.world.centre.manager).call(message, 'listMessages', {})).data.records.filter(
      ({ kind }) => kind === 'sleep.checkOverdue',
    )
  const runJob = () => server.runPlanned()

  it('is reported to the managers once, two minutes after it was due', async () => {
    const id = await asleep()
    server.world.clock.pass(11)
    await runJob()
    expect(await told()).toEqual([])
    server.world.clock.pass(1)
    await runJob()
    await runJob()
    expect(await told()).toMatchObject([
      { params: { childName: 'Aroha Ngata', roomName: 'Under twos', lastSeenAt: worldNow } },
    ])
    await check(id)
    server.world.clock.pass(13)
    await runJob()
    expect(await told()).toHaveLength(2)
    await step('wakeUp', [id])
    server.world.clock.pass(30)
    await runJob()
    expect(await told()).toHaveLength(2)
  })

  it('is in the report of the day, like a late one; an on-time one is not', async () => {
    const id = await asleep()
    for (const minutes of [10, 11, 20]) {
      server.world.clock.pass(minutes)
      await check(id)
    }
    server.world.clock.pass(4)
    await step('wakeUp', [id])
    const { data } = await as().call(sleep, 'getGapReport', { code })
    expect(data).toMatchObject({ day: worldDay, checks: 3 })
    const gaps = data.sleeps[0]?.gaps ?? []
    expect(gaps.map(({ kind, overBy }) => [kind, overBy / 60_000])).toEqual([
      ['late', 1],
      ['missed', 10],
    ])
  })

  it('is not reported for the day before, when nobody was asleep', async () => {
    await asleep()
    server.world.clock.pass(30)
    const { data } = await as().call(sleep, 'getGapReport', { date: addDays(worldDay, -1) })
    expect(data.sleeps).toEqual([])
  })
})

describe('an alarming check', () => {
  const told = async () =>
    (await as(server.world.centre.manager).call(message, 'listMessages', {})).data.records.filter(
      ({ kind }) => kind === 'sleep.checkAlarming',
    )
  const found = (id: string, over: object, checkId = server.world.ids()) =>
    as().call(sleep, 'checkSleeper', { id, checkId, occurredAt: now(), ...look, ...over })

  it('is told to the managers at once and once, and opens the child’s sleep', async () => {
    const [child = ''] = children()
    const id = await asleep(child)
    server.world.clock.pass(5)
    const checkId = server.world.ids()
    for (let i = 0; i < 2; i++)
      expect((await found(id, { breathing: 'laboured', warmth: 'cool' }, checkId)).status).toBe(200)
    expect(await told()).toMatchObject([
      {
        params: {
          childName: 'Aroha Ngata',
          roomName: 'Under twos',
          checkedAt: now(),
          checkedBy: 'Hana Teacher',
          breathing: 'laboured',
          warmth: 'cool',
          colour: 'normal',
        },
        link: `/pages/home/task/sleep?code=under-2&date=${worldDay}&check=${child}`,
      },
    ])
    const { records } = (await as().call(message, 'listMessages', {})).data
    expect(records).toEqual([])
  })

  it('is one that is laboured, blue or hot; other unusual answers are kept without a message', async () => {
    const id = await asleep()
    await found(id, { breathing: 'noisy', warmth: 'warm', colour: 'pale' })
    expect(await told()).toEqual([])
    await found(id, { colour: 'blue' })
    await found(id, { warmth: 'hot' })
    expect((await told()).map(({ params }) => [params.colour, params.warmth]).sort()).toEqual([
      ['blue', 'normal'],
      ['normal', 'hot'],
    ])
  })

  it('is told of also when the whole sleep is entered afterwards', async () => {
    const checks = [{ ...look, colour: 'blue', id: server.world.ids(), occurredAt: minutesAgo(46) } as const]
    const times = { occurredAt: minutesAgo(60), asleepAt: minutesAgo(55), upAt: minutesAgo(20) }
    const claim = { id: server.world.ids(), childId: children()[0] ?? '', roomCode: code }
    await as().call(sleep, 'recordSleep', { ...claim, ...times, checks })
    expect(await told()).toMatchObject([{ params: { colour: 'blue', checkedAt: minutesAgo(46) } }])
  })
})

describe('the interval', () => {
  it('is set by the manager, within the legal limit, and applies to new sleeps', async () => {
    const { manager } = server.world.centre
    const before = await asleep()
    const set = (checkInterval: number, person?: Person) =>
      as(person).call(sleep, 'updateSettings', { checkInterval })
    expect((await set(6)).status).toBe(403)
    expect(await set(4, manager)).toMatchObject({ status: 400 })
    expect((await set(15, manager)).data).toEqual({ checkInterval: 15, inForce: 10 })
    expect((await set(6, manager)).data).toEqual({ checkInterval: 6, inForce: 6 })
    const after = await asleep(children()[1])
    const sleeps = (await as().call(sleep, 'listSleeps', { code })).data
    const intervalOf = (id: string) => sleeps.find((one) => one.id === id)?.detail.checkInterval
    expect([intervalOf(before), intervalOf(after)]).toEqual([10, 6])
  })
})

describe('as a record of care', () => {
  it('is amended with its times in order, and keeps its interval', async () => {
    const id = await asleep()
    server.world.clock.pass(40)
    await step('wakeUp', [id])
    expect(await amend(id, { upAt: minutesAgo(5) })).toMatchObject({ error: 'SLEEP_OUT_OF_ORDER' })
    expect(await amend(id, { upAt: null })).toMatchObject({ error: 'ALREADY_UP' })
    const { data } = await amend(id, { upAt: minutesAgo(-35), checkInterval: 15 })
    expect(data).toMatchObject({ amendments: 1, detail: { upAt: minutesAgo(-35), checkInterval: 10 } })
  })
})

it('lists sleeping children, the next check due first', async () => {
  const [a = '', b = ''] = children()
  const first = await asleep(a)
  server.world.clock.pass(3)
  const second = await asleep(b)
  await check(first)
  await step('fallAsleep', [second])
  const ids = async () => (await as().call(sleep, 'listSleepers', {})).data.map((one) => one.sleep.id)
  expect(new Set(await ids())).toEqual(new Set([first, second]))
  server.world.clock.pass(1)
  await check(second)
  expect(await ids()).toEqual([first, second])
})
