import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Room, type World, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeTasksOfTheDay } from '../task/task.jobs.ts'

// It is Wednesday, 18 November 2026, 10:42 in Auckland.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(async () => {
  server.world.clock.set(worldNow)
  await build(async (_, tx) => {
    for (const table of ['careRecord', 'task', 'planEntry', 'visit'] as const)
      await tx.deleteFrom(table).execute()
  })
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
type Work = Parameters<World['build']>[1]
const build = (work: Work) => server.world.build(server.world.centre.tenantId, work)

const makeTasks = () => server.run(makeTasksOfTheDay, server.world.centre.tenantId)

async function plan(room: Room, ...times: string[]) {
  await build((make) => make.planEntry({ roomId: room.id, times }))
  await makeTasks()
}

const listDay = async (date?: string) => (await teacher().call(today, 'listDay', { date })).data
const tasks = async (date?: string) => (await listDay(date)).filter((item) => 'total' in item)

/** Records a nappy change of each of these children for the task. */
const record = (taskId: string, room: Room, childIds: string[]) =>
  build((_, tx) =>
    tx
      .insertInto('careRecord')
      .values(
        childIds.map((childId) => ({
          id: server.world.ids(),
          kind: 'nappyChange',
          childId,
          roomId: room.id,
          taskId,
          occurredAt: worldNow,
          recordedAt: worldNow,
          recordedBy: server.world.centre.teacher.id,
          detail: JSON.stringify({ contents: 'wet', skin: 'normal', creamUsed: false }),
        })),
      )
      .execute(),
  )

describe('the day’s list', () => {
  it('shows each task with its room, its progress and its page', async () => {
    const { under2, toddlers } = server.world.centre
    await plan(under2, '10:30')
    await plan(toddlers, '11:00')
    const [first] = await tasks()
    await record(first?.id ?? '', under2, under2.present.slice(0, 2))
    expect(await listDay()).toEqual([
      {
        id: first?.id,
        kind: 'nappyChange',
        roomCode: 'under-2',
        roomName: 'Under twos',
        staffId: null,
        staffName: null,
        dueAt: '2026-11-17T21:30:00.000Z',
        status: 'inProgress',
        done: 2,
        total: 3,
        page: `/pages/home/task/nappy-change?taskId=${first?.id}&code=under-2`,
      },
      expect.objectContaining({ roomCode: 'toddlers', status: 'pending', done: 0, total: 3 }),
    ])
  })

  it('puts overdue items first and done ones last', async () => {
    const { under2, toddlers } = server.world.centre
    await plan(under2, '09:00', '10:00', '11:00')
    await plan(toddlers, '10:45')
    const nine = (await tasks()).find((task) => task.dueAt === '2026-11-17T20:00:00.000Z')
    await record(nine?.id ?? '', under2, under2.present)
    expect((await tasks()).map((task) => [task.dueAt.slice(11, 16), task.status])).toEqual([
      ['21:00', 'overdue'],
      ['21:45', 'pending'],
      ['22:00', 'pending'],
      ['20:00', 'done'],
    ])
  })

  it('shows a task as having nothing to do when no child was here at its time', async () => {
    const { world } = server
    const room = await world.build(world.centre.tenantId, (make) =>
      make.room({ code: 'empty', name: 'Empty' }),
    )
    await build((make) => make.planEntry({ roomId: room, times: ['09:00', '12:00'] }))
    await makeTasks()
    expect((await tasks()).map((task) => [task.total, task.status])).toEqual([
      [0, 'pending'],
      [0, 'done'],
    ])
  })

  it('shows the birthdays of the day with their page', async () => {
    const { world } = server
    const child = await world.build(world.centre.tenantId, async (make) => {
      const id = await make.child({ firstName: 'Bea', birthDate: '2024-11-18' })
      await make.enrolment(id, world.centre.under2.id)
      return id
    })
    expect(await listDay()).toMatchObject([
      {
        id: child,
        kind: 'birthday',
        turns: 2,
        child: { firstName: 'Bea', roomCode: 'under-2' },
        page: `/pages/home/children-birthday-detail?taskId=${child}&date=2026-11-18`,
      },
    ])
    expect(await listDay('2026-11-19')).toEqual([])
    expect(await listDay('2027-11-18')).toMatchObject([{ kind: 'birthday', turns: 3 }])
    await build((_, tx) => tx.updateTable('child').set({ active: false }).where('id', '=', child).execute())
  })

  it('shows missed tasks of past days', async () => {
    const { under2 } = server.world.centre
    await plan(under2, '10:00')
    server.world.clock.set('2026-11-19T00:00:00Z')
    expect((await tasks('2026-11-18')).map((task) => [task.status, task.done, task.total])).toEqual([
      ['overdue', 0, 3],
    ])
  })
})

it('counts done, open and future tasks of the month', async () => {
  const { under2 } = server.world.centre
  await plan(under2, '09:00', '14:00')
  const [first] = await tasks()
  await record(first?.id ?? '', under2, under2.present)
  server.world.clock.set('2026-11-18T19:00:00Z')
  await makeTasks()
  const { data } = await teacher().call(today, 'countMonth', { year: 2026, month: 11 })
  expect(data).toHaveLength(30)
  expect(data.slice(16, 20)).toEqual([
    { day: '2026-11-17', tasks: 0, done: 0 },
    { day: '2026-11-18', tasks: 2, done: 1 },
    { day: '2026-11-19', tasks: 2, done: 0 },
    { day: '2026-11-20', tasks: 2, done: 0 },
  ])
  const rows = await server.world.build(server.world.centre.tenantId, (_, tx) =>
    tx.selectFrom('task').select('day').distinct().orderBy('day').execute(),
  )
  expect(rows.map((row) => row.day)).toEqual(['2026-11-18', '2026-11-19'])
})

it('shows one task as in the list, and not one of another centre', async () => {
  const { centre, other } = server.world
  await plan(centre.under2, '11:00')
  const [item] = await tasks()
  const input = { taskId: item?.id ?? '' }
  expect((await teacher().call(today, 'getTask', input)).data).toEqual({ ...item, day: '2026-11-18' })
  expect((await server.as(other.teacher).call(today, 'getTask', input)).error).toBe('NOT_FOUND')
})

it('shows every item of the list by its id there: planned, due, a birthday', async () => {
  const { centre } = server.world
  await plan(centre.under2, '11:00')
  const ids = { child: '', visit: '' }
  await build(async (make) => {
    ids.child = await make.child({ firstName: 'Bea', birthDate: '2024-11-20' })
    await make.enrolment(ids.child, centre.under2.id)
    const assigned = { assignedBy: centre.manager.id, assignedAt: worldNow }
    ids.visit = await make.visit({ teacherId: centre.teacher.id, ...assigned })
  })
  const { child, visit } = ids
  const days = await Promise.all(
    ['2026-11-18', '2026-11-20'].map((date) => teacher().call(today, 'listDay', { date })),
  )
  const items = days.flatMap(({ data }) => data)
  expect(items.map(({ kind }) => kind).sort()).toEqual(['birthday', 'due', 'nappyChange', 'nappyChange'])
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([visit, child]))
  for (const item of items) {
    const { data } = await teacher().call(today, 'getTask', { taskId: item.id })
    expect(data).toMatchObject({ id: item.id, kind: item.kind, page: item.page })
    expect(['2026-11-18', '2026-11-19', '2026-11-20']).toContain(data.day)
  }
  // What is due for one person is not there for another.
  const byManager = await server.as(centre.manager).call(today, 'getTask', { taskId: visit })
  expect(byManager.status).toBe(404)
  for (const taskId of ['drill-nothing', `${visit}-11:00`, server.world.ids()])
    expect(await teacher().call(today, 'getTask', { taskId })).toMatchObject({ status: 404 })
  await build((_, tx) => tx.updateTable('child').set({ active: false }).where('id', '=', child).execute())
})

it('counts forgotten sign-outs', async () => {
  const { centre } = server.world
  const [child = ''] = centre.under2.present
  const id = await server.world.build(centre.tenantId, (make) =>
    make.attendance(child, centre.under2.id, centre.teacher.id, {
      day: '2026-11-17',
      signedInAt: '2026-11-16T19:00:00Z',
    }),
  )
  const count = async () => (await teacher().call(today, 'countRequests', {})).data
  expect(await count()).toMatchObject({ total: 1, forgottenSignOuts: 1 })
  await build((_, tx) => tx.deleteFrom('attendance').where('id', '=', id).execute())
  expect(await count()).toMatchObject({ total: 0, forgottenSignOuts: 0 })
})

it('shows for a birthday the child’s new age and who must not eat the cake', async () => {
  const { world } = server
  const { under2, toddlers, tenantId } = world.centre
  const { born, cautions } = await world.build(tenantId, async (make, tx) => {
    const enrol = async (roomId: string, over: Parameters<typeof make.child>[0]) => {
      const id = await make.child(over)
      await make.enrolment(id, roomId)
      return id
    }
    const born = await enrol(under2.id, { firstName: 'Zoe', birthDate: '2024-12-24' })
    const allergic = await enrol(under2.id, { firstName: 'Egon' })
    await make.allergy(allergic, { substance: 'Egg', severity: 'anaphylaxis' })
    const diet = await enrol(under2.id, { firstName: 'Dina', dietNote: 'No gelatine' })
    await make.allergy(await enrol(toddlers.id, { firstName: 'Tom' }))
    await tx.updateTable('child').set({ dietNote: null }).where('id', '=', born).execute()
    return { born, cautions: [allergic, diet] }
  })
  const { data } = await teacher().call(today, 'getBirthday', { taskId: born })
  expect(data).toMatchObject({ day: '2026-12-24', turns: 2, child: { id: born, roomName: 'Under twos' } })
  expect(data.cautions.map((child) => child.id).sort()).toEqual(cautions.sort())
  const unknown = await teacher().call(today, 'getBirthday', { taskId: under2.id })
  expect(unknown.error).toBe('NOT_FOUND')
})
