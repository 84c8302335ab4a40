import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { look, sleepersOf } from '@daybook/testkit/sleepers.ts'
import { type Person, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
})
afterAll(() => server.close())

const { code, as, children, now, bed, inBed, step, check, asleep, board } = sleepersOf(() => server)
const onBoard = async (childId: string) => (await board()).children.find(({ id }) => id === childId)

describe('a sleep', () => {
  it('goes from bed to asleep to up, with its checks, and shows who did what when', async () => {
    const [child = ''] = children()
    const id = await inBed(child)
    server.world.clock.pass(5)
    await step('fallAsleep', [id])
    server.world.clock.pass(9)
    const { data: checked } = await check(id, now(), server.world.centre.manager)
    expect(checked.checks).toMatchObject([{ ...look, recordedBy: { name: 'Mere Manager' }, can: ['undo'] }])
    expect((await onBoard(child))?.sleep).toMatchObject({ id, detail: { upAt: null, checkInterval: 10 } })
    server.world.clock.pass(30)
    const { status, data } = await step('wakeUp', [id])
    expect(status).toBe(200)
    expect(data[0]?.steps.map((one) => [one.step, one.merged])).toEqual([
      ['inBed', false],
      ['asleep', false],
      ['up', false],
    ])
    expect(await onBoard(child)).toMatchObject({ sleep: null, earlier: [{ id, amendments: 0 }] })
  })

  it('starts and ends for several at once, all or none', async () => {
    const [a = '', b = '', c = ''] = children()
    const { data } = await bed([{ childId: a }, { childId: b }])
    const ids = data.map((one) => one.id)
    expect((await step('fallAsleep', ids)).status).toBe(200)
    const third = await inBed(c)
    const refused = await step('wakeUp', [...ids, third])
    expect(refused).toMatchObject({ status: 409, error: 'NOT_ASLEEP', fields: { [third]: 'NOT_ASLEEP' } })
    expect((await board()).children.filter((one) => one.sleep?.detail.asleepAt).length).toBe(2)
  })

  it('may end without the child having slept', async () => {
    const id = await inBed()
    expect((await step('getUp', [id])).data[0]?.detail).toMatchObject({ asleepAt: null, upAt: now() })
    const other = await asleep()
    expect(await step('getUp', [other])).toMatchObject({ status: 409, error: 'ALREADY_ASLEEP' })
  })

  it('is open only once for a child, even with parallel requests', async () => {
    const [childId = ''] = children()
    const claims = [1, 2, 3].map((minute) => ({ childId, occurredAt: minutesAgo(minute) }))
    const answers = await Promise.all(claims.map((claim) => bed([claim])))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ data }) => data[0]?.id)).size).toBe(1)
  })

  it('refuses a second one with another start, and one inside another', async () => {
    const [childId = ''] = children()
    const id = await inBed(childId, minutesAgo(60))
    expect(await bed([{ childId }])).toMatchObject({ status: 409, fields: { [childId]: 'ALREADY_IN_BED' } })
    await step('fallAsleep', [id], minutesAgo(55))
    await step('wakeUp', [id], minutesAgo(20))
    const within = await bed([{ childId, occurredAt: minutesAgo(30) }])
    expect(within).toMatchObject({ status: 409, fields: { [childId]: 'SLEEP_OVERLAPS' } })
  })

  it('gives a repeated request the same answer, and refuses a different one with its id', async () => {
    const claim = { id: server.world.ids(), childId: children()[0] ?? '', occurredAt: minutesAgo(3) }
    await bed([claim])
    await step('fallAsleep', [claim.id])
    expect(await bed([claim])).toMatchObject({ status: 200, data: [{ id: claim.id }] })
    const other = await bed([{ ...claim, occurredAt: minutesAgo(2) }])
    expect(other).toMatchObject({ status: 409, error: 'RECORD_EXISTS' })
  })
})

describe('two people who record the same thing', () => {
  it('put one child to bed once, and the id of either finds the sleep', async () => {
    const [childId = ''] = children()
    const first = server.world.ids()
    const second = server.world.ids()
    await bed([{ id: first, childId, occurredAt: minutesAgo(6) }])
    const { manager } = server.world.centre
    const again = await bed([{ id: second, childId, occurredAt: minutesAgo(4) }], manager)
    expect(again.data).toMatchObject([{ id: first, steps: [{ merged: false }, { merged: true }] }])
    await step('fallAsleep', [second], now(), manager)
    expect((await check(second, now(), manager)).data.id).toBe(first)
  })

  it('wake a child once; a much later time is refused', async () => {
    const id = await asleep()
    server.world.clock.pass(30)
    await step('wakeUp', [id], minutesAgo(-25))
    const { manager } = server.world.centre
    const merged = await step('wakeUp', [id], minutesAgo(-28), manager)
    expect(merged.data[0]).toMatchObject({ detail: { upAt: minutesAgo(-25) } })
    expect(merged.data[0]?.steps.at(-1)).toMatchObject({ merged: true, recordedBy: { id: manager.id } })
    server.world.clock.pass(30)
    expect(await step('wakeUp', [id], now(), manager)).toMatchObject({ status: 409, error: 'ALREADY_UP' })
  })
})

describe('an impossible request is refused with its own error, and nothing is written', () => {
  it('waking and checking a child who is not asleep', async () => {
    const id = await inBed()
    expect(await step('wakeUp', [id])).toMatchObject({ status: 409, error: 'NOT_ASLEEP' })
    expect(await check(id)).toMatchObject({ status: 409, error: 'NOT_ASLEEP' })
  })

  it('steps out of order and future times', async () => {
    const id = await inBed()
    expect(await step('fallAsleep', [id], minutesAgo(5))).toMatchObject({ error: 'SLEEP_OUT_OF_ORDER' })
    expect(await step('fallAsleep', [id], minutesAgo(-5))).toMatchObject({ error: 'TIME_IN_FUTURE' })
    await step('fallAsleep', [id])
    expect(await check(id, minutesAgo(-5))).toMatchObject({ status: 422, error: 'TIME_IN_FUTURE' })
    expect(await check(id, minutesAgo(5))).toMatchObject({ status: 409, error: 'NOT_ASLEEP' })
  })

  it('children who are not here, of another room, or of another centre', async () => {
    const { under2, toddlers } = server.world.centre
    const [here = ''] = under2.present
    const away = await bed([{ childId: here }, { childId: under2.absent }])
    expect(away).toMatchObject({
      error: 'CHILD_NOT_PRESENT',
      fields: { [under2.absent]: 'CHILD_NOT_PRESENT' },
    })
    const [elsewhere = ''] = toddlers.present
    expect(await bed([{ childId: elsewhere }])).toMatchObject({ error: 'CHILD_NOT_IN_ROOM' })
    const [stranger = ''] = server.world.other.under2.present
    expect(await bed([{ childId: stranger }])).toMatchObject({ status: 404 })
    expect((await board()).children.filter((one) => one.sleep)).toEqual([])
  })
})

describe('a check', () => {
  it('counts when it arrives after the child is up, if it was made before', async () => {
    const id = await asleep()
    server.world.clock.pass(20)
    await step('wakeUp', [id])
    const late = await check(id, minutesAgo(-9))
    expect(late.data.checks).toMatchObject([{ occurredAt: minutesAgo(-9), recordedAt: now() }])
    expect(await check(id, minutesAgo(-21))).toMatchObject({ error: 'NOT_ASLEEP' })
  })

  it('can be undone by its author or a manager, only for ten minutes', async () => {
    const id = await asleep()
    const { data } = await check(id, now(), server.world.centre.manager)
    const checkId = data.checks[0]?.id ?? ''
    const undo = (person?: Person) => as(person).call(sleep, 'undoCheck', { id: checkId })
    expect(await undo()).toMatchObject({ error: 'REASON_REQUIRED' })
    expect((await undo(server.world.centre.manager)).data.checks).toEqual([])
    expect((await undo(server.world.centre.manager)).status).toBe(200)
    const { data: again } = await check(id)
    server.world.clock.pass(11)
    const later = await as().call(sleep, 'undoCheck', { id: again.checks[0]?.id ?? '' })
    expect(later).toMatchObject({ status: 422, error: 'REASON_REQUIRED' })
  })
})

describe('a child who is signed out at the tablet while asleep', () => {
  const [teacher, manager] = [() => server.world.centre.teacher, () => server.world.centre.manager]
  const told = async (person: Person) =>
    (await as(person).call(message, 'listMessages', {})).data.records.filter(
      ({ kind }) => kind === 'kiosk.leftAsleep',
    )

  async function collect(childId: string, occurredAt?: string) {
    await server.world.build(teacher().tenantId, (make) =>
      make.contact(childId, { name: 'Rose Ngata', mayCollect: true }),
    )
    const tablet = as(server.world.centre.tablet)
    const who = { id: childId, direction: 'out' as const, collector: 'Rose Ngata' }
    const { data } = await tablet.call(kiosk, 'validateCheck', who)
    const answer = await tablet.call(kiosk, 'check', { id: childId, ticket: data.ticket, occurredAt })
    expect(answer).toMatchObject({ status: 200, data: { seeStaff: false } })
  }

  it('keeps its checks, and the room is told, also when the tap comes late', async () => {
    const [child = ''] = children()
    await as().call(attendance, 'startWork', { roomCode: code })
    const id = await asleep(child)
    server.world.clock.pass(5)
    const tapped = now()
    server.world.clock.pass(4)
    await collect(child, tapped)
    for (const person of [teacher(), manager()])
      expect(await told(person)).toMatchObject([
        {
          params: { state: 'asleep', leftAt: tapped, byName: 'Rose Ngata' },
          link: `/pages/home/task/sleep?code=under-2&check=${child}`,
        },
      ])
    const shown = await onBoard(child)
    expect(shown?.sleep).toMatchObject({ id, detail: { upAt: null } })
    expect(shown?.stays.at(-1)?.signedOutAt).toBe(tapped)
    expect((await step('wakeUp', [id], tapped)).data[0]?.detail.upAt).toBe(tapped)
  })

  it('is not told of once the sleep has ended', async () => {
    const [child = ''] = children()
    const id = await asleep(child)
    server.world.clock.pass(5)
    await step('wakeUp', [id])
    await collect(child)
    expect(await told(manager())).toEqual([])
  })
})

describe('the watch', () => {
  const watch = async () => (await as().call(sleep, 'getWatch', {})).data

  it('has every open sleep with its last check, and the names of all rooms and children', async () => {
    const [child = ''] = children()
    const id = await asleep(child)
    await check(id)
    server.world.clock.pass(4)
    await check(id)
    const { rooms, children: names, checkInterval, sleeps } = await watch()
    expect(checkInterval).toBe(10)
    expect(names).toContainEqual({ id: child, firstName: 'Aroha', familyName: expect.any(String) })
    expect(sleeps).toEqual([
      {
        id,
        childId: child,
        roomId: rooms.find((room) => room.code === code)?.id,
        occurredAt: worldNow,
        detail: { asleepAt: worldNow, upAt: null, checkInterval: 10 },
        checks: [{ occurredAt: now() }],
        version: 2,
      },
    ])
    await step('wakeUp', [id])
    expect((await watch()).sleeps).toEqual([])
  })

  it('marks the rooms that the reader is assigned to or signed in to', async () => {
    const own = async () => (await watch()).rooms.filter((room) => room.own).map((room) => room.code)
    const before = await own()
    const [other = ''] = (await watch()).rooms.map((room) => room.code).filter((one) => !before.includes(one))
    const started = await as().call(attendance, 'startWork', { roomCode: other, occurredAt: now() })
    expect(started.status).toBe(200)
    expect((await own()).sort()).toEqual([...before, other].sort())
  })
})
