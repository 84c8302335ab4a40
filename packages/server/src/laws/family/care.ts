import { expect } from 'vitest'
import { among, type Story } from './family.ts'

const base = '/api/blade-garden'
const sent = '2026-11-18 10:30:00'
const occurredAt = '2026-11-17T21:30:00.000Z'
/** Nappy changes, bottles and visits to the toilet are asked alike. */
const kinds = {
  diaper: { plan: 'nappyChange', detail: { contents: 'wet', skin: 'normal', creamUsed: false } },
  milk: { plan: 'bottleFeed', detail: { milk: 'breastMilk', offered: 120, taken: 90 } },
  toilet: { plan: 'toiletVisit', detail: { outcome: 'wee', how: 'prompted' } },
} as const
type Kind = keyof typeof kinds

const day = '2026-11-18'

export const perChildTasks: Story<'perChildTasks'> = async ({ send, world }) => {
  const { id: roomId, code, present } = world.centre.under2
  const [first = '', second = ''] = present
  const taskOf = (kind: string, room = true) =>
    world.build(world.centre.tenantId, async (make) => {
      const plan = { kind, ...(room && { roomId }) }
      const planEntryId = await make.planEntry(plan)
      return make.task({ ...plan, planEntryId, day, dueAt: '2026-11-17T21:00:00Z' })
    })
  const board = (taskId: string) => ({ room: { code }, task: { id: taskId }, children: among({ id: first }) })

  for (const kind of Object.keys(kinds) as Kind[]) {
    const { plan, detail } = kinds[kind]
    const path = `${base}/task-${kind}` as const
    const taskId = await taskOf(plan)
    const query = { code, taskId }
    const entry = { childId: first, taskId, detail }
    const kept = { ...entry, occurredAt }
    const one = await send(
      `POST ${path}/online/submit-data`,
      { body: { id: world.ids(), ...entry, occurredAt: sent } },
      { id: expect.any(String), ...kept },
    )
    const many = async (childId: string) => ({
      body: { taskId, roomCode: code, records: [{ id: world.ids(), childId, occurredAt: sent, detail }] },
    })
    const forSecond = [{ ...kept, childId: second }]
    await send(`POST ${path}/submit-data-new`, await many(second), forSecond)
    await send(`POST ${path}/online/submit-data-new`, await many(second), forSecond)
    await send(`GET ${path}/online/list-by-task`, { query }, among({ id: one.id, ...kept }))
    await send(`GET ${path}/list-by-task-new`, { query }, board(taskId))
    await send(`GET ${path}/online/list-by-task-new`, { query }, board(taskId))
    await send(`POST ${path}/remove`, { query: { ids: one.id } }, null)
    const left = expect.not.arrayContaining([expect.objectContaining({ id: one.id })])
    await send(`GET ${path}/online/list-by-task`, { query }, left)
  }

  const taskId = await taskOf('sunscreenApplication')
  const records = [{ id: world.ids(), childId: first, occurredAt: sent, detail: { outcome: 'applied' } }]
  await send(`POST ${base}/task-sunscreen/submit-data`, { body: { taskId, roomCode: code, records } }, [
    { childId: first, taskId, occurredAt, detail: { outcome: 'applied' } },
  ])
  await send(`GET ${base}/task-sunscreen/list-by-task`, { query: { code, taskId } }, board(taskId))

  const sleepTask = await taskOf('sleep')
  const sleeps = `${base}/task-sleep` as const
  const bed = { roomCode: code, taskId: sleepTask }
  const inBed = [{ id: world.ids(), childId: first, occurredAt: '2026-11-18 10:00:00' }]
  const [sleep = { id: '' }] = await send<{ id: string }[]>(
    `POST ${sleeps}/to-bed`,
    { body: { ...bed, records: inBed } },
    [{ id: expect.any(String), childId: first, taskId: sleepTask, occurredAt: '2026-11-17T21:00:00.000Z' }],
  )
  const { id } = sleep
  const times = { asleepAt: '2026-11-17T21:10:00.000Z', upAt: '2026-11-17T21:40:00.000Z' }
  await send(`POST ${sleeps}/to-sleep`, { query: { checkId: id, occurredAt: '2026-11-18 10:10:00' } }, [
    { id, detail: { asleepAt: times.asleepAt, upAt: null } },
  ])
  await send(
    `GET ${sleeps}/sleep-list`,
    { query: { taskId: sleepTask } },
    among({ sleep: expect.objectContaining({ id }) }),
  )
  await send(
    `POST ${sleeps}/to-check`,
    { query: { id } },
    { id, checks: [{ occurredAt: '2026-11-17T21:42:00.000Z' }] },
  )
  await send(`POST ${sleeps}/to-awake`, { query: { checkId: id } }, [
    { id, detail: { asleepAt: times.asleepAt, upAt: '2026-11-17T21:42:00.000Z' } },
  ])
  const past = { asleepAt: '2026-11-18 09:10:00', upAt: '2026-11-18 09:40:00' }
  const slept = await send(
    `POST ${sleeps}/submit-sleep-data`,
    {
      body: {
        id: world.ids(),
        ...bed,
        childId: second,
        occurredAt: '2026-11-18 09:00:00',
        ...past,
        checks: [],
      },
    },
    {
      childId: second,
      occurredAt: '2026-11-17T20:00:00.000Z',
      detail: { asleepAt: '2026-11-17T20:10:00.000Z', upAt: '2026-11-17T20:40:00.000Z' },
    },
  )
  const query = { taskId: sleepTask }
  await send(`GET ${sleeps}/online/list-by-task`, { query }, among({ id: slept.id, childId: second }))
  await send(`GET ${sleeps}/list-by-task-new`, { query }, board(sleepTask))
}
