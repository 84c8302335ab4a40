// The report of late and missed checks, a page at a time.
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Centre } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

interface Input {
  size?: number
  show?: 'gaps'
  before?: string
  code?: string
}
const report = (input: Input = {}) =>
  server
    .as(server.world.centre.teacher)
    .call(sleep, 'getGapReport', { from: '2026-11-10', until: '2026-11-17', ...input })

const idsOf = ({ data }: Awaited<ReturnType<typeof report>>) => data.sleeps.map((one) => one.sleep.id)

/** The sleeps of all pages, and how many pages there were. */
async function readOn(input: Input): Promise<{ ids: string[]; pages: number }> {
  const ids: string[] = []
  for (let pages = 1, next: Input = {}; ; pages++) {
    const answer = await report({ ...input, ...next })
    ids.push(...idsOf(answer))
    if (answer.data.next === null) return { ids, pages }
    next = { before: answer.data.next }
  }
}

/** Adds sleeps of 15 minutes, always three at one time. Every fourth was not checked and has a gap.
 *  @returns their ids, newest first */
async function addSleeps({ tenantId, teacher, under2, toddlers }: Centre, count: number): Promise<string[]> {
  const made: { id: string; at: string }[] = []
  await server.world.build(tenantId, async (make) => {
    for (let n = 0; n < count; n++) {
      const start = Date.parse('2026-11-16T00:00:00Z') - Math.floor(n / 3) * 7_200_000
      const after = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
      const roomId = n % 2 === 0 ? under2.id : toddlers.id
      const detail = JSON.stringify({ asleepAt: after(0), upAt: after(15), checkInterval: 10 })
      const id = await make.careRecord(under2.present[0] ?? '', roomId, teacher.id, {
        kind: 'sleep',
        occurredAt: after(0),
        recordedAt: after(15),
        detail,
      })
      if (n % 4 !== 0) await make.sleepCheck(id, { occurredAt: after(8), recordedBy: teacher.id })
      made.push({ id, at: after(0) })
    }
  })
  return made.toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)).map(({ id }) => id)
}

it('is read page by page, newest first, each sleep once where several began at one time', async () => {
  const ids = await addSleeps(server.world.centre, 23)
  await addSleeps(server.world.other, 3)
  expect(await readOn({ size: 4 })).toEqual({ ids, pages: 6 })
  expect(await readOn({})).toEqual({ ids, pages: 1 })
  expect((await readOn({ size: 5, code: 'under-2' })).ids).toHaveLength(12)
})

it('counts the sleeps, checks and gaps of all days on its first page only', async () => {
  await addSleeps(server.world.centre, 23)
  const first = await report({ size: 4 })
  expect(first.data).toMatchObject({ total: 23, checks: 17, gaps: 6, day: '2026-11-10', until: '2026-11-17' })
  const second = await report({ size: 4, before: first.data.next ?? '' })
  expect([second.data.total, second.data.checks, second.data.gaps]).toEqual([undefined, undefined, undefined])
})

it('can be of the sleeps with gaps alone, and still counts all', async () => {
  const ids = await addSleeps(server.world.centre, 23)
  const first = await report({ size: 4, show: 'gaps' })
  expect(first.data).toMatchObject({ total: 23, gaps: 6 })
  const withGaps = await readOn({ size: 4, show: 'gaps' })
  expect(withGaps.pages).toBe(2)
  const every = (await report({ size: 100 })).data.sleeps.filter(({ gaps }) => gaps.length > 0)
  expect(withGaps.ids).toEqual(every.map((one) => one.sleep.id))
  expect(withGaps.ids).toEqual(ids.filter((id) => withGaps.ids.includes(id)))
})

it('reads on from a sleep that was voided meanwhile, and not from one of another centre', async () => {
  const ids = await addSleeps(server.world.centre, 6)
  const first = await report({ size: 3 })
  const { centre, other } = server.world
  await server.world.build(centre.tenantId, (_, tx) =>
    tx
      .updateTable('careRecord')
      .set({ voidedAt: '2026-11-17T00:00:00Z', voidedBy: centre.teacher.id })
      .where('id', '=', first.data.next ?? '')
      .execute(),
  )
  expect(idsOf(await report({ before: first.data.next ?? '' }))).toEqual(ids.slice(3))
  const [foreign = ''] = await addSleeps(other, 1)
  expect(await report({ before: foreign })).toMatchObject({ status: 404, error: 'NOT_FOUND' })
})
