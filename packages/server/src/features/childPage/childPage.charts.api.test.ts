import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
let child: string
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  child = server.world.centre.under2.present[0] ?? ''
})
afterAll(() => server.close())

const charts = async (id = child) =>
  server.as(server.world.centre.teacher).call(childPage, 'getCharts', { id })
const chartOf = async (day: string) => (await charts()).data.days.find((one) => one.day === day)

/** Records of one kind, with their details. */
const record = (kind: string, entries: [occurredAt: string, detail: object, over?: object][]) =>
  server.world.build('100001', async (make) => {
    const { under2, teacher } = server.world.centre
    for (const [occurredAt, detail, over] of entries)
      await make.careRecord(child, under2.id, teacher.id, {
        kind,
        occurredAt,
        detail: JSON.stringify(detail),
        ...over,
      })
  })
const nappy = (contents: string) => ({ contents, skin: 'normal', creamUsed: false })
const bottle = (taken: number | null) => ({ milk: 'formula', offered: 500, taken })
const meal = (eaten: string) => ({
  eaten,
  meal: 'lunch',
  seconds: false,
  water: true,
  what: null,
  contains: [],
  alternative: false,
})
const sleep = (asleepAt: string | null, upAt: string | null) => ({ asleepAt, upAt, checkInterval: 10 })
const voided = () => ({ voidedAt: minutesAgo(0), voidedBy: server.world.centre.teacher.id })

it('covers thirty days up to today, including empty ones', async () => {
  const { data } = await charts()
  expect(data.days).toHaveLength(30)
  expect([data.days[0]?.day, data.days.at(-1)?.day]).toEqual(['2026-10-20', worldDay])
  const nothing = {
    asleep: 0,
    nappies: { wet: 0, soiled: 0, both: 0, dry: 0 },
    milk: 0,
    bottles: 0,
    meals: { all: 0, most: 0, some: 0, none: 0 },
  }
  expect(data.days[0]).toEqual({ day: '2026-10-20', attended: false, ...nothing })
  expect(data.days.at(-1)).toEqual({ day: worldDay, attended: true, ...nothing })
})

it('counts records on their day: nappies by contents, milk taken, minutes asleep', async () => {
  await record('nappyChange', [
    [minutesAgo(10), nappy('wet')],
    [minutesAgo(20), nappy('wet')],
    [minutesAgo(30), nappy('both')],
    [minutesAgo(40), nappy('dry'), voided()],
  ])
  await record('bottleFeed', [
    [minutesAgo(50), bottle(120)],
    [minutesAgo(60), bottle(45)],
    [minutesAgo(65), bottle(null)],
    [minutesAgo(70), bottle(200), voided()],
  ])
  await record('meal', [
    [minutesAgo(15), meal('most')],
    [minutesAgo(25), meal('none')],
    [minutesAgo(35), meal('none'), voided()],
  ])
  await record('sleep', [
    ['2026-11-17T20:00:00Z', sleep('2026-11-17T20:10:00.000Z', '2026-11-17T20:55:00.000Z')],
    // In bed, but never asleep.
    ['2026-11-17T21:00:00Z', sleep(null, '2026-11-17T21:10:00.000Z')],
    // Still asleep.
    ['2026-11-17T21:20:00Z', sleep('2026-11-17T21:30:00.000Z', null)],
  ])
  expect(await chartOf(worldDay)).toMatchObject({
    asleep: 45 + 12,
    nappies: { wet: 2, soiled: 0, both: 1, dry: 0 },
    milk: 165,
    bottles: 3,
    meals: { all: 0, most: 1, some: 0, none: 1 },
  })
})

it('starts with the first minute of the first day, and counts an evening on its own day', async () => {
  await record('bottleFeed', [
    // 20 October in Auckland, summer time: UTC+13.
    ['2026-10-19T10:59:59Z', bottle(1)],
    ['2026-10-19T11:00:00Z', bottle(20)],
    ['2026-10-20T10:59:59Z', bottle(300)],
    ['2026-10-20T11:00:00Z', bottle(40)],
  ])
  expect(await chartOf('2026-10-20')).toMatchObject({ milk: 320, bottles: 2 })
  expect(await chartOf('2026-10-21')).toMatchObject({ milk: 40, bottles: 1 })
})

it('measures a sleep across the clock change in real time, and ends a forgotten one with its day', async () => {
  // It is 20 October. The clocks went forward on 27 September 2026 at 02:00.
  server.world.clock.set('2026-10-20T00:00:00Z')
  await record('sleep', [
    ['2026-09-26T13:20:00Z', sleep('2026-09-26T13:30:00.000Z', '2026-09-26T14:30:00.000Z')],
    ['2026-09-28T01:00:00Z', sleep('2026-09-28T01:00:00.000Z', null)],
  ])
  expect((await chartOf('2026-09-27'))?.asleep).toBe(60)
  // 14:00 to midnight.
  expect((await chartOf('2026-09-28'))?.asleep).toBe(10 * 60)
  expect((await chartOf('2026-09-29'))?.asleep).toBe(0)
})

it('shows on which days the child was here', async () => {
  const { under2, teacher } = server.world.centre
  const stay = (day: string, over: object = {}) => ({
    day,
    signedInAt: `${day}T00:00:00Z`,
    signedOutAt: `${day}T02:00:00Z`,
    signedOutBy: teacher.id,
    ...over,
  })
  await server.world.build('100001', async (make) => {
    await make.attendance(child, under2.id, teacher.id, stay('2026-11-10'))
    await make.attendance(child, under2.id, teacher.id, stay('2026-11-11', voided()))
  })
  const here = (await charts()).data.days.filter(({ attended }) => attended).map(({ day }) => day)
  expect(here).toEqual(['2026-11-10', worldDay])
})

it('does not find a child of another centre', async () => {
  expect(await charts(server.world.other.under2.absent)).toMatchObject({ status: 404, error: 'NOT_FOUND' })
})
