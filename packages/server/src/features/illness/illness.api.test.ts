import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { illness, illnessReport } from '@daybook/contract/illness/illness.kind.ts'
import { illnessChanged } from '@daybook/contract/illness/illness.rules.ts'
import { openLive } from '@daybook/testkit/live.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const submit = (over: object) =>
  teacher().call(illness, 'submit', {
    id: server.world.ids(),
    detail: { ...sampleValues(illnessReport.fields, server.world), ...over },
  })
const dayOf = async (childId: string) => {
  const { data } = await teacher().call(attendance, 'listToday', {})
  return data.children.find(({ id }) => id === childId)
}

it('keeps the child at home from the next day until the day that it says', async () => {
  const { absent: childId } = server.world.centre.under2
  const yesterday = '2026-11-16T21:42:00.000Z'
  const { data, status } = await submit({
    childId,
    occurredAt: yesterday,
    toldAt: yesterday,
    awayUntil: '2026-11-20',
  })
  expect(status).toBe(200)
  expect(await dayOf(childId)).toMatchObject({ presence: 'absent', absence: null, awayUntil: '2026-11-20' })
  await teacher().call(illness, 'cancel', { id: data.id })
  expect(await dayOf(childId)).toMatchObject({ presence: 'late', awayUntil: null })
})

it('lets the child come back before, once, and says so beside what was confirmed', async () => {
  const { absent: childId } = server.world.centre.under2
  const yesterday = '2026-11-16T21:42:00.000Z'
  const { data } = await submit({
    childId,
    occurredAt: yesterday,
    toldAt: yesterday,
    awayUntil: '2026-11-20',
  })
  expect(data.can).toContain('comeBack')
  await server.as(server.world.centre.manager).call(illness, 'confirm', { id: data.id })
  const comeBack = (mark = 'The doctor says so') => teacher().call(illness, 'comeBack', { id: data.id, mark })
  server.world.clock.pass(1)
  // Open boards of the day read again.
  const live = await openLive(server.url, { token: await server.tokenOf(server.world.centre.teacher) })
  await live.untilReady()
  const back = await comeBack()
  while ((await live.nextEvent()).operation !== illnessChanged);
  await live.close()
  expect(back.data).toMatchObject({ detail: { awayUntil: '2026-11-20' }, can: ['correct'] })
  expect(await dayOf(childId)).toMatchObject({ presence: 'late', awayUntil: null })
  expect(await comeBack('Well again')).toMatchObject({ status: 409, error: 'RECORD_CHANGED' })
  const { steps } = (await teacher().call(illness, 'get', { id: data.id })).data
  expect(steps.at(-1)).toMatchObject({ step: 'cameBack', comment: 'The doctor says so' })
})

it('keeps the child at home again when what it says is changed', async () => {
  const { absent: childId } = server.world.centre.under2
  const yesterday = '2026-11-16T21:42:00.000Z'
  const given = { childId, occurredAt: yesterday, toldAt: yesterday, awayUntil: '2026-11-20' }
  const { data } = await submit(given)
  await teacher().call(illness, 'comeBack', { id: data.id, mark: 'No fever' })
  const detail = { ...data.detail, awayUntil: '2026-11-19' }
  await teacher().call(illness, 'submit', { id: data.id, version: data.version, detail })
  expect(await dayOf(childId)).toMatchObject({ awayUntil: '2026-11-19' })
})

it('does not change the day on which the child fell ill', async () => {
  const [childId = ''] = server.world.centre.under2.present
  await submit({ childId, occurredAt: worldNow, toldAt: worldNow, awayUntil: '2026-11-20' })
  expect(await dayOf(childId)).toMatchObject({ presence: 'present', awayUntil: null })
})

it('refuses a misread thermometer, and an end before the start', async () => {
  expect((await submit({ temperature: 73 })).fields).toEqual({ 'detail.temperature': 'TOO_LARGE' })
  expect((await submit({ temperature: 38.25 })).fields).toEqual({ 'detail.temperature': 'INVALID_FORMAT' })
  const before = await submit({ awayUntil: '2026-11-17', toldAt: '2026-11-17T21:00:00.000Z' })
  expect(before.fields).toEqual({
    'detail.awayUntil': 'ENDS_BEFORE_START',
    'detail.toldAt': 'ENDS_BEFORE_START',
  })
  expect(await submit({ awayUntil: worldDay, temperature: 38.2 })).toMatchObject({ status: 200 })
})
