import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeTasksOfTheDay } from './index.ts'

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

const runJob = () =>
  server.world.build(server.world.centre.tenantId, (_, tx) =>
    makeTasksOfTheDay.run(
      { tx, tenantId: server.world.centre.tenantId, clock: server.world.clock, ids: server.world.ids },
      {},
    ),
  )

describe('the tasks of a day', () => {
  it('are made once, however many ask at the same moment', async () => {
    await makeEntry()
    const teacher = server.as(server.world.centre.teacher)
    const answers = await Promise.all(Array.from({ length: 12 }, () => teacher.call(today, 'listDay', {})))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(await tasks()).toHaveLength(2)
  })

  it('are made by the job after midnight of the centre, and a second run changes nothing', async () => {
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

  it('are as many on the day that has 23 hours and on the one that has 25', async () => {
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

  it('are not made for a day that has passed or is to come', async () => {
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
