// Sleep as BladeX clients record it: a step or check sends only an id, and its time is now.
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const base = '/api/blade-garden/task-sleep'
const onlySeen = { breathing: null, warmth: null, colour: null, position: null }

let server: TestServer
let app: ReturnType<typeof uniApp>
beforeAll(async () => {
  server = await testServer()
  app = uniApp(server)
  await app.signIn()
})
afterAll(() => server.close())

const now = () => server.world.clock.now().toISOString()

async function putToBed(place: number): Promise<string> {
  const id = server.world.ids()
  const records = [{ id, childId: server.world.centre.toddlers.present[place], occurredAt: now() }]
  expect(await app.postJson(`${base}/to-bed`, { roomCode: 'toddlers', records })).toMatchObject({
    status: 200,
  })
  return id
}

it('to-sleep and to-awake take checkId alone, in the address, a form or a JSON body', async () => {
  const [first, second, third] = [await putToBed(0), await putToBed(1), await putToBed(2)]
  server.world.clock.pass(3)
  const asleepAt = now()
  const asleep = { status: 200, data: [{ detail: { asleepAt, upAt: null } }] }
  expect(await app.post(`${base}/to-sleep`, { checkId: first })).toMatchObject(asleep)
  expect(await app.postForm(`${base}/to-sleep`, { checkId: second })).toMatchObject(asleep)
  expect(await app.postJson(`${base}/to-sleep`, { checkId: third })).toMatchObject(asleep)
  server.world.clock.pass(5)
  const awake = { status: 200, data: [{ detail: { asleepAt, upAt: now() } }] }
  for (const checkId of [first, second, third])
    expect(await app.post(`${base}/to-awake`, { checkId })).toMatchObject(awake)
})

it('to-check takes id alone: recorded as seen now, and it counts as a check', async () => {
  const id = await putToBed(0)
  await app.post(`${base}/to-sleep`, { checkId: id })
  server.world.clock.pass(8)
  const check = { ...onlySeen, occurredAt: now(), note: null, recordedBy: { name: 'Hana Teacher' } }
  expect(await app.post(`${base}/to-check`, { id })).toMatchObject({ status: 200, data: { checks: [check] } })
  server.world.clock.pass(8)
  const again = await app.postJson<{ checks: object[] }>(`${base}/to-check`, { id })
  expect(again.data.checks).toHaveLength(2)
  server.world.clock.pass(8)
  await app.post(`${base}/to-awake`, { checkId: id })
  // Asleep for 24 minutes with at most eight minutes between checks, so there is no gap.
  const report = await app.get<{ sleeps: { sleep: { id: string }; gaps: object[] }[] }>(`${base}/gap-report`)
  expect(report.data.sleeps.find((one) => one.sleep.id === id)?.gaps).toEqual([])
})

it('is shown correctly on the board and on the child’s page', async () => {
  const id = await putToBed(1)
  await app.post(`${base}/to-sleep`, { checkId: id })
  await app.post(`${base}/to-check`, { id })
  const board = await app.get<{ children: object[] }>(`${base}/list-by-task-new`, { code: 'toddlers' })
  expect(board.data.children[1]).toMatchObject({ sleep: { checks: [onlySeen] } })
  const child = server.world.centre.toddlers.present[1] ?? ''
  const page = await app.get<{ moments: object[] }>('/api/blade-garden/children/page', { id: child })
  expect(page.data.moments).toContainEqual(
    expect.objectContaining({
      sleep: expect.objectContaining({ checks: [expect.objectContaining(onlySeen)] }),
    }),
  )
})

it('requires all four observations when one is given', async () => {
  const id = await putToBed(2)
  await app.post(`${base}/to-sleep`, { checkId: id })
  expect(
    await app.postJson(`${base}/to-check`, { breathing: 'normal', warmth: 'warm' }, { id }),
  ).toMatchObject({
    status: 400,
    body: { fields: { colour: 'REQUIRED', position: 'REQUIRED' } },
  })
  const look = { breathing: 'normal', warmth: 'warm', colour: 'normal', position: 'side' } as const
  expect(await app.postJson(`${base}/to-check`, look, { id })).toMatchObject({
    status: 200,
    data: { checks: [look] },
  })
})

it('refuses an impossible step with the same message as our own screen', async () => {
  const { teacher } = server.world.centre
  const id = server.world.ids()
  expect(await app.post(`${base}/to-check`, { id })).toMatchObject({ status: 404 })
  expect(await server.as(teacher).call(sleep, 'wakeUp', { checkId: id })).toMatchObject({ status: 404 })
  expect(await app.post(`${base}/to-sleep`)).toMatchObject({
    status: 400,
    body: { fields: { checkId: 'REQUIRED' } },
  })
})
