import { hazard, hazardReport } from '@daybook/contract/hazard/hazard.kind.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)

it('is worked on by anybody on the staff until it is closed, and can be opened again', async () => {
  const id = server.world.ids()
  const detail = { ...sampleValues(hazardReport.fields, server.world), what: 'Loose board on the bridge' }
  await manager().call(hazard, 'submit', { id, detail })
  const step = async (
    by: ReturnType<typeof teacher>,
    name: 'start' | 'comment' | 'close' | 'reopen',
    mark: string,
  ) => {
    server.world.clock.pass(1)
    return by.call(hazard, name, { id, mark })
  }
  expect((await step(teacher(), 'start', 'Fenced off')).data).toMatchObject({ state: 'inWork' })
  expect((await step(manager(), 'comment', 'The builder comes on Friday')).status).toBe(200)
  expect((await step(teacher(), 'reopen', 'No')).error).toBe('REPORT_ALREADY_REVIEWED')
  const closed = await step(teacher(), 'close', 'Screwed down')
  expect(closed.data).toMatchObject({
    state: 'closed',
    decided: { by: { name: 'Hana Teacher' }, comment: 'Screwed down' },
    can: ['comment', 'reopen'],
  })
  expect((await step(manager(), 'close', 'Again')).status).toBe(409)
  expect((await step(manager(), 'reopen', 'Loose again')).data).toMatchObject({
    state: 'open',
    decided: null,
  })
  const { data } = await teacher().call(hazard, 'get', { id })
  expect(data.steps.map(({ step: name, comment }) => [name, comment])).toEqual([
    ['submitted', null],
    ['started', 'Fenced off'],
    ['commented', 'The builder comes on Friday'],
    ['closed', 'Screwed down'],
    ['reopened', 'Loose again'],
  ])
  const listed = await teacher().call(hazard, 'listAll', { text: 'bridge', state: 'open' })
  expect(listed.data.records.map((one) => one.id)).toEqual([id])
})
