// Leave that is approved after its week was published. It is Wednesday, 18 November 2026, 10:42 in Auckland.
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import type { WeekdayCode } from '@daybook/contract/roster/roster.rules.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { everybody } from '@daybook/testkit/receipts.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldMonday } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
let planner: Person
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  // They decide nothing.
  planner = await makeDeputy(server.world, ['receipt.publish', 'task.oversee', 'message.read'], 'planner')
})

const manager = () => server.as(server.world.centre.manager)
const teacher = () => server.as(server.world.centre.teacher)

async function publish(weekOn: string, days: readonly WeekdayCode[], personId: string) {
  const id = server.world.ids()
  const shift = { personId, from: '08:00', until: '16:00', breakFrom: null, breakMinutes: null, roomId: null }
  const detail = { weekOn, shifts: days.map((day) => ({ ...shift, day })) }
  const published = await manager().call(roster, 'publish', { id, detail, audience: everybody })
  expect(published.status).toBe(200)
  return id
}

async function takeLeave(from: string, until: string, half = {}) {
  const id = server.world.ids()
  const dates = { from, until, startsAtNoon: false, endsAtNoon: false, ...half }
  const detail = { kind: 'annual' as const, dates, reason: null, attachments: [] }
  expect(await teacher().call(leave, 'submit', { id, detail })).toMatchObject({ status: 200 })
  return id
}
const approve = async (id: string) =>
  expect(await manager().call(leave, 'confirm', { id })).toMatchObject({ status: 200 })

const toldTo = async (person: Person) =>
  (await server.as(person).call(message, 'listMessages', {})).data.records
    .filter(({ kind }) => kind === 'roster.leaveGap')
    .map(({ params, link }) => ({ ...params, link }))
const listed = async (person: Person) =>
  (await server.as(person).call(today, 'getOversight', {})).data.sections.leaveGaps?.map(
    ({ page, params }) => ({ ...params, link: page }),
  )
const pageOf = (id: string) => `/pages/home/task/pb-plan?id=${id}`

it('tells those who plan the weeks, names the days of each week, and stays until the week is changed', async () => {
  const { teacher: hana, manager: mere } = server.world.centre
  const first = await publish('2026-11-23', ['Mo', 'We', 'Fr'], hana.id)
  const second = await publish('2026-11-30', ['Mo', 'Tu'], hana.id)
  const id = await takeLeave('2026-11-25', '2026-11-30')
  expect(await listed(planner)).toEqual([])
  await approve(id)
  const gaps = [
    { staffName: 'Hana Teacher', days: '2026-11-25,2026-11-27', link: pageOf(first) },
    { staffName: 'Hana Teacher', days: '2026-11-30', link: pageOf(second) },
  ]
  for (const person of [planner, mere]) {
    expect(await toldTo(person)).toEqual(expect.arrayContaining(gaps))
    expect(await toldTo(person)).toHaveLength(2)
    expect(await listed(person)).toEqual(gaps)
  }
  expect(await toldTo(hana)).toEqual([])
  const shift = { personId: hana.id, day: 'Mo' as const, from: '08:00', until: '16:00', roomId: null }
  const detail = { weekOn: '2026-11-23', shifts: [{ ...shift, breakFrom: null, breakMinutes: null }] }
  const changed = { id: first, detail, audience: everybody, revision: 1, changes: 'Wednesday and Friday' }
  expect(await manager().call(roster, 'publish', changed)).toMatchObject({ status: 200 })
  expect(await listed(planner)).toEqual(gaps.slice(1))
})

it('tells nobody of a day that is over, of shifts that the leave leaves free, or of a withdrawn week', async () => {
  const { teacher: hana } = server.world.centre
  const week = await publish(worldMonday, ['Mo', 'Th'], hana.id)
  const withdrawn = await publish('2026-11-23', ['Mo'], hana.id)
  await manager().call(roster, 'withdraw', { id: withdrawn, mark: 'Closed' })
  // From Thursday at noon: the shift of that day ends at four.
  await approve(await takeLeave(worldMonday, worldMonday))
  await approve(await takeLeave('2026-11-20', '2026-11-25'))
  expect(await toldTo(planner)).toEqual([])
  expect(await listed(planner)).toEqual([])
  await approve(await takeLeave('2026-11-19', '2026-11-19', { startsAtNoon: true }))
  const gap = { staffName: 'Hana Teacher', days: '2026-11-19', link: pageOf(week) }
  expect(await toldTo(planner)).toEqual([gap])
  expect(await listed(planner)).toEqual([gap])
})

it('takes it back when the leave is cancelled', async () => {
  const { teacher: hana } = server.world.centre
  await publish('2026-11-23', ['Mo'], hana.id)
  const id = await takeLeave('2026-11-23', '2026-11-23')
  await approve(id)
  const unread = async () =>
    (await server.as(planner).call(message, 'listMessages', {})).data.records.filter(({ readAt }) => !readAt)
  expect(await unread()).toHaveLength(1)
  await manager().call(leave, 'cancel', { id, mark: 'Back earlier' })
  expect(await unread()).toEqual([])
  expect(await listed(planner)).toEqual([])
})
