import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { closure } from '@daybook/contract/closure/closure.kind.ts'
import { hours } from '@daybook/contract/hours/hours.contract.ts'
import { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTasksOfTheDay } from '../task/task.jobs.ts'

// It is Wednesday, 18 November 2026, 10:42 in Auckland.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const close = async (startsOn: string = worldDay, endsOn = startsOn) =>
  (await manager().call(closure, 'submit', { name: 'Storm', startsOn, endsOn })).data.id
const open = (id: string) => manager().call(closure, 'remove', { ids: id })
const board = async (date: string = worldDay, language = 'en-US') => {
  const said = { headers: { 'Accept-Language': language } }
  return (await manager().call(attendance, 'listToday', { date }, said)).data
}
const expected = async (date?: string) =>
  (await board(date)).children.filter(({ expectedFrom }) => expectedFrom !== null).length

it('expects nobody on a closed day, and says why on the board', async () => {
  const usual = await expected()
  expect(usual).toBeGreaterThan(4)
  const id = await close()
  const { closedFor, rooms, children } = await board()
  expect(closedFor).toBe('Storm')
  expect(rooms.every((room) => room.expected === 0 && room.absent === 0)).toBe(true)
  // Who is here stays here.
  expect(children.filter(({ presence }) => presence === 'present')).not.toHaveLength(0)
  expect((await board('2026-11-19')).closedFor).toBeNull()
  await open(id)
  expect((await board()).closedFor).toBeNull()
  expect(await expected()).toBe(usual)
})

it('leaves a closed day out of hours, kitchen and the week that is planned', async () => {
  const read = async () => {
    const of = { from: worldDay, until: worldDay, size: 100 }
    const { records } = (await manager().call(hours, 'listOfChildren', of)).data
    const { rooms } = (await manager().call(mealMenu, 'getServings', { day: '2026-11-19', meal: 'lunch' }))
      .data
    const plan = (await manager().call(roster, 'getPlan', { weekOn: '2026-11-16' })).data
    return {
      booked: records.flatMap(({ days }) => days).filter(({ booked }) => booked !== null).length,
      served: rooms.reduce((sum, { toServe }) => sum + toServe, 0),
      planned: plan.bookings.filter(({ days }) => days.includes('We') || days.includes('Th')).length,
      closed: plan.holidays,
    }
  }
  const before = await read()
  expect(
    Object.values(before)
      .slice(0, 3)
      .every((count) => Number(count) > 0),
  ).toBe(true)
  await close(worldDay, '2026-11-19')
  expect(await read()).toEqual({
    booked: 0,
    served: 0,
    planned: 0,
    closed: ['We', 'Th'].map((day) => ({ day, name: 'Storm' })),
  })
})

it('plans no task for a closed day, and takes back those of today until it is open again', async () => {
  const { tenantId, under2 } = server.world.centre
  await server.world.build(tenantId, async (make, tx) => {
    await make.planEntry({ roomId: under2.id, weekdays: [1, 2, 3, 4, 5], times: ['15:00'] })
    await tx.deleteFrom('attendance').execute()
  })
  await server.run(makeTasksOfTheDay, tenantId)
  const tasks = async (date: string) =>
    (await manager().call(today, 'listDay', { date })).data.filter(({ kind }) => kind === 'nappyChange')
      .length
  const both = async () => [await tasks(worldDay), await tasks('2026-11-19')]
  expect(await both()).toEqual([1, 1])
  const id = await close(worldDay, '2026-11-19')
  expect(await both()).toEqual([0, 0])
  await server.run(makeTasksOfTheDay, tenantId)
  expect(await both()).toEqual([0, 0])
  const { data: month } = await manager().call(today, 'countMonth', { year: 2026, month: 11 })
  expect(month.slice(16, 20).map((one) => one.tasks)).toEqual([0, 0, 0, 1])
  await open(id)
  expect(await both()).toEqual([1, 1])
  // Somebody comes all the same, and stays when the centre is closed again.
  await close()
  expect(await both()).toEqual([0, 1])
  expect((await manager().call(attendance, 'signIn', { ids: under2.absent })).status).toBe(200)
  expect(await both()).toEqual([1, 1])
  await close()
  expect(await both()).toEqual([1, 1])
})

it('counts public holidays as closed, unless the centre is open on them', async () => {
  expect(await board('2026-12-25')).toMatchObject({ closedFor: 'Christmas Day' })
  expect(await board('2026-12-25', 'zh-CN')).toMatchObject({ closedFor: '圣诞节' })
  expect(await expected('2026-12-25')).toBe(0)
  expect((await manager().call(centre, 'setOpenOnHolidays', { openOnHolidays: true })).status).toBe(200)
  expect(await board('2026-12-25')).toMatchObject({ closedFor: null })
  expect(await expected('2026-12-25')).toBeGreaterThan(0)
  await close('2026-12-24', '2027-01-05')
  expect(await board('2026-12-25')).toMatchObject({ closedFor: 'Storm' })
})

it('takes days that end after they begin, from managers', async () => {
  const wrong = await manager().call(closure, 'submit', {
    name: 'Storm',
    startsOn: worldDay,
    endsOn: '2026-11-17',
  })
  expect(wrong.body).toMatchObject({ fields: { endsOn: 'ENDS_BEFORE_START' } })
  const teacher = server.as(server.world.centre.teacher)
  const own = { name: 'Mine', startsOn: worldDay, endsOn: worldDay }
  expect((await teacher.call(closure, 'submit', own)).status).toBe(403)
})
