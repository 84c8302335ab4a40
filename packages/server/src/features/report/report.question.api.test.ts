// A report is sent back to its author with a question, and still waits for its decision.
import { incident } from '@daybook/contract/incident/incident.kind.ts'
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  minute = 0
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
let minute = 0
/** Steps stand in the order of their times. */
const later = () => server.world.clock.set(new Date(Date.parse(worldNow) + ++minute * 60_000).toISOString())
const accident = () => makeReport(server.world, 'incident')
const ask = (id: string, mark = 'Which swing?') => {
  later()
  return manager().call(report, 'ask', { id, mark })
}
const read = async (by: ReturnType<typeof teacher>, id: string) =>
  (await by.call(incident, 'get', { id })).data
const waiting = async (by: ReturnType<typeof teacher>) =>
  (await by.call(today, 'listRequests', {})).data.map(({ name, whose }) => `${name} ${whose}`)
const told = async (by: ReturnType<typeof teacher>) =>
  (await by.call(message, 'listMessages', {})).data.records.map(({ kind }) => kind)

it('goes to its author, who is told, and waits for the answer', async () => {
  const id = await accident()
  expect((await read(manager(), id)).can).toContain('ask')
  expect(await ask(id)).toMatchObject({ status: 200, data: { id, state: 'submitted' } })
  expect(await told(teacher())).toEqual(['report.asked'])
  expect(await waiting(teacher())).toContain('questions own')
  expect(await waiting(manager())).toContain('reports others')
  const shown = await read(teacher(), id)
  expect(shown).toMatchObject({ state: 'submitted', can: expect.arrayContaining(['amend', 'reply']) })
  expect(shown.steps.at(-1)).toMatchObject({ step: 'asked', comment: 'Which swing?' })
})

it('comes back with the reply', async () => {
  const id = await accident()
  await ask(id)
  const mark = 'The tyre swing'
  later()
  expect((await teacher().call(report, 'reply', { id, mark })).data).toMatchObject({ askedAt: null })
  expect(await told(manager())).toEqual(['report.replied'])
  expect(await waiting(manager())).toContain('reports shared')
  expect(await waiting(teacher())).not.toContain('questions own')
  const { steps, can } = await read(manager(), id)
  expect(steps.at(-1)).toMatchObject({ step: 'replied', comment: mark })
  expect(can).toEqual(expect.arrayContaining(['ask', 'confirm']))
})

it('comes back amended', async () => {
  const id = await accident()
  await ask(id)
  const { version, detail } = await read(teacher(), id)
  const amended = { ...detail, whatHappened: 'Fell off the tyre swing' }
  const { data } = await teacher().call(incident, 'submit', { id, version, detail: amended as never })
  expect(data).toMatchObject({ askedAt: null, state: 'submitted' })
  expect(await told(manager())).toEqual(['report.replied'])
})

it('can be decided all the same, once, and then has no question', async () => {
  const id = await accident()
  await ask(id)
  later()
  expect((await manager().call(incident, 'confirm', { id })).data).toMatchObject({ askedAt: null })
  expect(await teacher().call(report, 'reply', { id, mark: 'Late' })).toMatchObject({
    status: 409,
    error: 'REPORT_ALREADY_REVIEWED',
    about: { byName: 'Mere Manager' },
  })
  expect((await ask(id)).error).toBe('REPORT_ALREADY_REVIEWED')
})

it('has one question at a time, and a repeated one is the same', async () => {
  const id = await accident()
  await ask(id)
  expect(await ask(id)).toMatchObject({ status: 200, data: { state: 'submitted' } })
  expect(await told(teacher())).toEqual(['report.asked'])
  expect((await ask(id, 'And who saw it?')).error).toBe('RECORD_CHANGED')
})

it('is asked by those who decide, and answered by its author, of whichever kind', async () => {
  const id = await makeReport(server.world, 'leave')
  expect((await teacher().call(report, 'ask', { id, mark: 'Why?' })).status).toBe(403)
  expect((await ask(id)).status).toBe(200)
  expect((await manager().call(report, 'reply', { id, mark: 'Because' })).status).toBe(403)
  expect((await teacher().call(leave, 'get', { id })).data.can).toContain('reply')
  const theirs = await server.as(server.world.other.manager).call(report, 'ask', { id, mark: 'Why?' })
  expect(theirs.status).toBe(404)
  const own = server.world.ids()
  await manager().call(leave, 'submit', {
    id: own,
    detail: (await teacher().call(leave, 'get', { id })).data.detail,
  })
  expect((await ask(own)).error).toBe('OWN_REPORT')
})
