import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { planOf } from './index.ts'
import { makeTasksOfTheDay } from './task.jobs.ts'
import { missingTasks } from './task.plan.ts'
import { insertTasks } from './task.queries.ts'

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

const tasks = () =>
  server.world.build(server.world.centre.tenantId, (_, tx) =>
    tx.selectFrom('task').selectAll().orderBy('dueAt').execute(),
  )

const makeEntry = (over = {}) =>
  server.world.build(server.world.centre.tenantId, (make) =>
    make.planEntry({ roomId: server.world.centre.under2.id, ...over }),
  )

const runJob = () => server.run(makeTasksOfTheDay, server.world.centre.tenantId)

describe('the tasks of a day', () => {
  it('are created once, even by parallel requests', async () => {
    await makeEntry()
    await Promise.all(Array.from({ length: 6 }, () => runJob()))
    expect(await tasks()).toHaveLength(2)
  })

  it('are shown as planned until they are created; reading writes nothing', async () => {
    await makeEntry()
    const teacher = server.as(server.world.centre.teacher)
    const day = async () => (await teacher.call(today, 'listDay', {})).data
    const month = async () => (await teacher.call(today, 'countMonth', { year: 2026, month: 11 })).data[17]
    const planned = { status: 'pending', page: null }
    expect(await day()).toMatchObject([planned, planned])
    expect(await month()).toEqual({ day: worldDay, tasks: 2, done: 0 })
    expect(await tasks()).toEqual([])
    await runJob()
    const page = expect.stringContaining('/pages/home/task/nappy-change?taskId=')
    expect(await day()).toMatchObject([{ page }, { page }])
    expect(await month()).toEqual({ day: worldDay, tasks: 2, done: 0 })
  })

  it('are created when somebody changes the plan', async () => {
    const answer = await server.as(server.world.centre.manager).call(plan, 'submitPlanEntry', {
      id: server.world.ids(),
      kind: 'nappyChange',
      roomCode: 'under-2',
      weekdays: [3],
      times: ['15:00'],
      season: null,
      staffId: null,
      startsOn: '2025-01-01',
    })
    expect(answer.status).toBe(200)
    expect(await tasks()).toMatchObject([{ dueTime: '15:00' }])
  })

  it('are not created from a plan that somebody else has just changed', async () => {
    const { world } = server
    const id = await makeEntry({ times: ['14:00'] })
    await world.build(world.centre.tenantId, async (_, tx) => {
      const missing = missingTasks(await planOf(tx, worldDay, worldDay), [], worldDay, 'Pacific/Auckland')
      expect(missing).toHaveLength(1)
      const changed = await server.as(world.centre.manager).call(plan, 'submitPlanEntry', {
        id,
        version: 1,
        kind: 'nappyChange',
        roomCode: 'under-2',
        weekdays: [3],
        times: ['15:00'],
        season: null,
        staffId: null,
        startsOn: '2025-01-01',
      })
      expect(changed.status).toBe(200)
      await insertTasks(tx, world.ids, missing)
    })
    const { data } = await server.as(world.centre.teacher).call(today, 'listDay', {})
    expect(data).toMatchObject([{ dueAt: '2026-11-18T02:00:00.000Z' }])
  })

  it('are created by the job after the centre’s midnight, and a second run changes nothing', async () => {
    await makeEntry()
    await runJob()
    const made = await tasks()
    expect(made.map((task) => [task.day, task.dueTime, task.dueAt])).toEqual([
      ['2026-11-18', '10:00', '2026-11-17T21:00:00.000Z'],
      ['2026-11-18', '14:00', '2026-11-18T01:00:00.000Z'],
    ])
    await runJob()
    expect(await tasks()).toEqual(made)
    server.world.clock.set('2026-11-18T11:05:00Z')
    await runJob()
    expect((await tasks()).map((task) => task.day)).toEqual([
      '2026-11-18',
      '2026-11-18',
      '2026-11-19',
      '2026-11-19',
    ])
  })

  it('are the same on days of 23 and 25 hours', async () => {
    await makeEntry({ times: ['00:30', '02:30', '23:30'] })
    for (const now of ['2026-09-26T21:00:00Z', '2026-04-04T21:00:00Z']) {
      server.world.clock.set(now)
      await runJob()
    }
    expect((await tasks()).map((task) => [task.day, task.dueTime, task.dueAt])).toEqual([
      ['2026-04-05', '00:30', '2026-04-04T11:30:00.000Z'],
      ['2026-04-05', '02:30', '2026-04-04T13:30:00.000Z'],
      ['2026-04-05', '23:30', '2026-04-05T11:30:00.000Z'],
      ['2026-09-27', '00:30', '2026-09-26T12:30:00.000Z'],
      ['2026-09-27', '02:30', '2026-09-26T14:30:00.000Z'],
      ['2026-09-27', '23:30', '2026-09-27T10:30:00.000Z'],
    ])
  })

  it('are not created for a past or future day', async () => {
    await makeEntry()
    const teacher = server.as(server.world.centre.teacher)
    const past = await teacher.call(today, 'listDay', { date: '2026-11-17' })
    const future = await teacher.call(today, 'listDay', { date: '2026-11-19' })
    expect(past.data).toEqual([])
    expect(future.data).toMatchObject([
      { dueAt: '2026-11-18T21:00:00.000Z', status: 'pending', page: null },
      { dueAt: '2026-11-19T01:00:00.000Z', status: 'pending', page: null },
    ])
    expect(await tasks()).toEqual([])
  })
})
