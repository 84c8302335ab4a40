import type { CallOf } from '@daybook/contract/kernel/feature.ts'
import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeTasksOfTheDay } from '../task/task.jobs.ts'

type Submit = CallOf<(typeof plan.operations)['submitPlanEntry']>

// It is Wednesday, 18 November 2026, 10:42 in Auckland.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(async () => {
  server.world.clock.set(worldNow)
  await server.world.build(server.world.centre.tenantId, async (_, tx) => {
    for (const table of ['careRecord', 'task', 'planEntry'] as const) await tx.deleteFrom(table).execute()
  })
})
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const teacher = () => server.as(server.world.centre.teacher)

function entry(over: Partial<Submit> = {}): Submit {
  return {
    id: server.world.ids(),
    kind: 'nappyChange',
    roomCode: server.world.centre.under2.code,
    weekdays: [1, 2, 3, 4, 5],
    times: ['14:00', '11:30'],
    season: null,
    staffId: null,
    startsOn: '2026-11-18',
    ...over,
  }
}

const makeTasks = () => server.run(makeTasksOfTheDay, server.world.centre.tenantId)

async function times(day?: string): Promise<string[]> {
  const { data } = await teacher().call(today, 'listDay', { date: day })
  return data.flatMap((item) => (item.kind === 'birthday' ? [] : [item.dueAt.slice(11, 16)])).sort()
}

describe('the plan', () => {
  it('stores an entry and returns it with the names of room and person', async () => {
    const { centre } = server.world
    const wanted = entry({ season: { from: 9, until: 4 }, staffId: centre.teacher.id })
    const { data, status } = await manager().call(plan, 'submitPlanEntry', wanted)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: wanted.id,
      roomName: 'Under twos',
      times: ['11:30', '14:00'],
      season: { from: 9, until: 4 },
      staffName: 'Hana Teacher',
      version: 1,
      changedByName: 'Mere Manager',
      can: ['edit', 'remove'],
    })
    const list = await manager().call(plan, 'listPlan', {})
    expect(list.data).toEqual([data])
  })

  it('can be read by a teacher, but not changed', async () => {
    const made = await manager().call(plan, 'submitPlanEntry', entry())
    const seen = await teacher().call(plan, 'listPlan', {})
    expect(seen.data).toEqual([{ ...made.data, can: [] }])
    expect((await teacher().call(plan, 'submitPlanEntry', entry())).error).toBe('FORBIDDEN')
    expect((await teacher().call(plan, 'removePlanEntries', { ids: made.data.id })).error).toBe('FORBIDDEN')
  })

  it.each([
    ['PLAN_NEEDS_TIME', { times: [] }],
    ['PLAN_NEEDS_WEEKDAY', { weekdays: [] }],
    ['ROOM_NOT_FOUND', { roomCode: 'no-such-room' }],
    ['STAFF_NOT_FOUND', { staffId: '0198f000-0000-7000-8000-000000000000' }],
    ['VALIDATION_FAILED', { times: ['24:00'] }],
    ['VALIDATION_FAILED', { season: { from: 0, until: 4 } }],
  ] as const)('refuses with %s what makes no sense: %j', async (error, wrong) => {
    const answer = await manager().call(plan, 'submitPlanEntry', entry(wrong as Partial<Submit>))
    expect(answer.error).toBe(error)
    expect((await manager().call(plan, 'listPlan', {})).data).toEqual([])
  })

  it('refuses a person of another centre and one who has left', async () => {
    const { world } = server
    const left = await world.build(world.centre.tenantId, (make) =>
      make.staff({ account: 'left', active: false }),
    )
    for (const staffId of [world.other.teacher.id, left])
      expect((await manager().call(plan, 'submitPlanEntry', entry({ staffId }))).error).toBe(
        'STAFF_NOT_FOUND',
      )
  })

  it('names the first editor when two managers change the same entry', async () => {
    const { data } = await manager().call(plan, 'submitPlanEntry', entry())
    const first = { ...entry({ id: data.id, times: ['12:00'] }), version: data.version }
    const second = { ...first, times: ['13:00'] }
    expect((await manager().call(plan, 'submitPlanEntry', first)).data.version).toBe(2)
    const late = await manager().call(plan, 'submitPlanEntry', second)
    expect([late.error, late.about]).toEqual(['PLAN_CHANGED', { byName: 'Mere Manager' }])
    await manager().call(plan, 'removePlanEntries', { ids: data.id })
    const gone = await manager().call(plan, 'submitPlanEntry', { ...second, version: 2 })
    expect([gone.error, gone.about]).toEqual(['PLAN_REMOVED', { byName: 'Mere Manager' }])
  })

  it('accepts one of two parallel changes of the same version', async () => {
    const { data } = await manager().call(plan, 'submitPlanEntry', entry())
    const changes = ['12:00', '13:00', '15:00'].map((time) => ({
      ...entry({ id: data.id, times: [time] }),
      version: 1,
    }))
    const answers = await Promise.all(
      changes.map((change) => manager().call(plan, 'submitPlanEntry', change)),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    const winner = answers.find((answer) => answer.status === 200)?.data
    expect(await times()).toEqual([entryTimeInUtc(winner?.times[0])])
  })

  it('creates an entry once, and does not find an unknown id', async () => {
    const wanted = entry()
    await manager().call(plan, 'submitPlanEntry', wanted)
    expect((await manager().call(plan, 'submitPlanEntry', wanted)).error).toBe('RECORD_EXISTS')
    const unknown = { ...entry(), version: 1 }
    expect((await manager().call(plan, 'submitPlanEntry', unknown)).error).toBe('NOT_FOUND')
    expect((await manager().call(plan, 'removePlanEntries', { ids: unknown.id })).error).toBe('NOT_FOUND')
  })
})

/** Auckland is 13 hours ahead in November. */
function entryTimeInUtc(time = ''): string {
  return new Date(`2026-11-18T${time}:00+13:00`).toISOString().slice(11, 16)
}

describe('a change of the plan', () => {
  it('applies from today: removed tasks are cancelled, new ones are created', async () => {
    const { data } = await manager().call(plan, 'submitPlanEntry', entry({ times: ['11:00', '14:00'] }))
    expect(await times()).toEqual(['01:00', '22:00'])
    await manager().call(plan, 'submitPlanEntry', {
      ...entry({ id: data.id, times: ['14:00', '15:30'] }),
      version: 1,
    })
    expect(await times()).toEqual(['01:00', '02:30'])
    expect(await times('2026-11-19')).toEqual(['01:00', '02:30'])
  })

  it('restores the same task that an earlier change cancelled', async () => {
    const { data } = await manager().call(plan, 'submitPlanEntry', entry({ times: ['11:00'] }))
    const before = await teacher().call(today, 'listDay', {})
    const change = (time: string, version: number) =>
      manager().call(plan, 'submitPlanEntry', { ...entry({ id: data.id, times: [time] }), version })
    await change('15:00', 1)
    await change('11:00', 2)
    expect((await teacher().call(today, 'listDay', {})).data).toEqual(before.data)
  })

  it('creates no task that was due before it was planned', async () => {
    await manager().call(plan, 'submitPlanEntry', entry({ times: ['09:00', '12:00'] }))
    expect(await times()).toEqual(['23:00'])
    expect(await times('2026-11-19')).toEqual(['20:00', '23:00'])
  })

  it('keeps this morning’s tasks, and tasks with records', async () => {
    const { world } = server
    const { centre } = world
    const id = await world.build(centre.tenantId, (make) =>
      make.planEntry({ roomId: centre.under2.id, times: ['09:00', '11:00', '14:00'] }),
    )
    await makeTasks()
    const [, eleven] = (await teacher().call(today, 'listDay', {})).data
    const [child = ''] = centre.under2.present
    await world.build(centre.tenantId, (_, tx) =>
      tx
        .insertInto('careRecord')
        .values({
          id: world.ids(),
          kind: 'nappyChange',
          childId: child,
          roomId: centre.under2.id,
          taskId: eleven?.id ?? null,
          occurredAt: worldNow,
          recordedAt: worldNow,
          recordedBy: centre.teacher.id,
          detail: JSON.stringify({ contents: 'wet', skin: 'normal', creamUsed: false }),
        })
        .execute(),
    )
    await manager().call(plan, 'submitPlanEntry', { ...entry({ id, times: ['09:00'] }), version: 1 })
    expect(await times()).toEqual(['20:00', '22:00'])
  })

  it('moves pending tasks to the new room, and updates their assignee', async () => {
    const { centre } = server.world
    const { data } = await manager().call(plan, 'submitPlanEntry', entry({ times: ['14:00'] }))
    await manager().call(plan, 'submitPlanEntry', {
      ...entry({ id: data.id, times: ['14:00'], roomCode: null, staffId: centre.manager.id }),
      version: 1,
    })
    const list = await teacher().call(today, 'listDay', {})
    expect(list.data).toMatchObject([{ roomCode: null, roomName: null, staffName: 'Mere Manager' }])
  })

  it('ends the entry without changing the past', async () => {
    const { world } = server
    const id = await world.build(world.centre.tenantId, (make) => make.planEntry({ times: ['14:00'] }))
    await makeTasks()
    expect(await times()).toEqual(['01:00'])
    world.clock.set('2026-11-18T20:00:00Z')
    await makeTasks()
    expect(await times()).toEqual(['01:00'])
    await manager().call(plan, 'removePlanEntries', { ids: id })
    await manager().call(plan, 'removePlanEntries', { ids: id })
    expect(await times()).toEqual([])
    expect(await times('2026-11-18')).toEqual(['01:00'])
    expect(await times('2026-11-20')).toEqual([])
    expect((await manager().call(plan, 'listPlan', {})).data).toEqual([])
  })
})
