// Follow-ups of reports are in the day's list of their assignee and of managers.
import { hazard, hazardReport } from '@daybook/contract/hazard/hazard.kind.ts'
import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
type Caller = ReturnType<typeof teacher>
const dueFor = async (by: Caller, date?: string) =>
  (await by.call(today, 'listDay', date === undefined ? {} : { date })).data.filter(
    ({ kind }) => kind === 'due',
  )
const countsOn = async (by: Caller, day: string) =>
  (await by.call(today, 'countMonth', { year: 2026, month: 11 })).data.find((count) => count.day === day)
/** An accident without a blow to the head, which would ask for checks afterwards. */
const report = async (by: Caller, over: object) =>
  (
    await by.call(incident, 'submit', {
      id: server.world.ids(),
      detail: {
        ...sampleValues(incidentReport.fields, server.world),
        bodyParts: ['knee.left'],
        ...over,
      },
    })
  ).data.id

it('shows a follow-up to its assignee and to managers, until it is done with a comment', async () => {
  const { teacher: hana, manager: mere } = server.world.centre
  const id = await report(manager(), { followUpBy: hana.id, followUpOn: worldDay })
  expect(await dueFor(teacher())).toMatchObject([
    {
      id,
      name: 'incident.due',
      about: 'Aroha Ngata',
      day: worldDay,
      status: 'pending',
      staffName: 'Hana Teacher',
      page: `${incidentReport.page}?id=${id}`,
    },
  ])
  // She is the assignee and not the author.
  const { data } = await teacher().call(incident, 'get', { id })
  expect(data.can).toEqual(['followUp'])
  expect(await dueFor(manager())).toHaveLength(1)
  expect((await teacher().call(incident, 'correct', { id, mark: 'No' })).status).toBe(409)
  const both = await Promise.all([
    teacher().call(incident, 'followUp', { id, mark: 'The bump is gone' }),
    manager().call(incident, 'followUp', { id, mark: 'Asked the parents' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await dueFor(teacher())).toMatchObject([{ status: 'done' }])
  expect(await countsOn(teacher(), worldDay)).toEqual({ day: worldDay, tasks: 1, done: 1 })
  const own = await report(teacher(), { followUpBy: mere.id })
  expect((await dueFor(teacher())).map((item) => item.id)).toEqual([id])
  expect((await dueFor(manager())).map((item) => item.id)).toContain(own)
  expect(await dueFor(server.as(server.world.other.manager))).toEqual([])
  await teacher().call(incident, 'cancel', { id: own })
  expect((await dueFor(manager())).map((item) => item.id)).toEqual([id])
})

it('shows an overdue hazard every day until it is closed, and a later hazard only on its due date', async () => {
  const { manager: mere } = server.world.centre
  const later = addDays(worldDay, 2)
  const open = async (dueOn: string) =>
    (
      await teacher().call(hazard, 'submit', {
        id: server.world.ids(),
        detail: { ...sampleValues(hazardReport.fields, server.world), ownerId: mere.id, dueOn },
      })
    ).data.id
  const overdue = await open(addDays(worldDay, -3))
  const ahead = await open(later)
  expect(await dueFor(manager())).toMatchObject([{ id: overdue, name: 'hazard.due', status: 'overdue' }])
  expect(await dueFor(teacher())).toEqual([])
  expect(await dueFor(manager(), later)).toMatchObject([{ id: ahead, status: 'pending' }])
  expect(await countsOn(manager(), later)).toEqual({ day: later, tasks: 1, done: 0 })
  await teacher().call(hazard, 'close', { id: overdue, mark: 'Screwed down' })
  expect(await dueFor(manager())).toEqual([])
})
