// A round is done when its children are done, wherever their entries were made.
import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
})
afterAll(() => server.close())

const minutesAgo = (minutes: number) => new Date(Date.parse(worldNow) - minutes * 60_000).toISOString()
const wet = { contents: 'wet', skin: 'normal', creamUsed: false } as const
const teacher = () => server.as(server.world.centre.teacher)
const under2 = () => server.world.centre.under2
const [first, second] = [() => under2().present[0] ?? '', () => under2().present[1] ?? '']

/** A round of nappy changes, due 20 minutes ago unless said otherwise. */
const round = (over: { roomId?: string | null; dueAt?: string; cancelledAt?: string } = {}) =>
  server.world.build('100001', async (make) =>
    make.task({
      planEntryId: await make.planEntry(),
      day: worldDay,
      dueAt: minutesAgo(20),
      roomId: under2().id,
      ...over,
    }),
  )

async function record(childId: string, occurredAt = worldNow, over: { taskId?: string } = {}) {
  const { data } = await teacher().call(nappyChange, 'record', {
    id: server.world.ids(),
    childId,
    occurredAt,
    detail: wet,
    ...over,
  })
  return data
}
const amend = (entry: { id: string; version: number }, occurredAt: string) =>
  teacher().call(care, 'amendCareEntry', { ...entry, occurredAt, detail: wet, reason: 'looked again' })
const undo = (entry: { id: string }) => teacher().call(nappyChange, 'remove', { ids: entry.id })
const doneOf = async (taskId: string) => {
  const { data } = await teacher().call(nappyChange, 'getBoard', { taskId })
  return data.task?.done
}

describe('an entry made anywhere', () => {
  it('counts for the round of its kind and room whose window holds its time', async () => {
    const task = await round()
    expect(await record(first())).toMatchObject({ taskId: task })
    expect(await record(second(), minutesAgo(50))).toMatchObject({ taskId: task })
    expect(await doneOf(task)).toBe(2)
  })

  it('stands alone before the window and after it', async () => {
    const task = await round({ dueAt: minutesAgo(70) })
    expect(await record(first())).toMatchObject({ taskId: null })
    expect(await record(second(), minutesAgo(101))).toMatchObject({ taskId: null })
    expect(await doneOf(task)).toBe(0)
  })

  it('stands alone for a round of another room, of another kind, or that was cancelled', async () => {
    await round({ roomId: server.world.centre.toddlers.id })
    await round({ cancelledAt: minutesAgo(30) })
    expect(await record(first())).toMatchObject({ taskId: null })
    await round()
    const { data } = await teacher().call(bottleFeed, 'record', {
      id: server.world.ids(),
      childId: first(),
      occurredAt: worldNow,
      detail: { milk: 'formula', offered: 180, taken: 150 },
    })
    expect(data).toMatchObject({ taskId: null })
  })

  it('counts for a round of the whole centre', async () => {
    const task = await round({ roomId: null })
    await record(first())
    await record(server.world.centre.toddlers.present[0] ?? '')
    expect(await doneOf(task)).toBe(2)
  })

  it('counts for the earlier of two rounds, until that one has the child', async () => {
    const [earlier, later] = [await round({ dueAt: minutesAgo(45) }), await round({ dueAt: minutesAgo(-20) })]
    expect(await record(first())).toMatchObject({ taskId: earlier })
    expect(await record(first())).toMatchObject({ taskId: later })
    expect(await record(first())).toMatchObject({ taskId: null })
    expect(await record(second())).toMatchObject({ taskId: earlier })
  })

  it('counts for the round that it was recorded for, also outside of the window', async () => {
    const [earlier, later] = [await round({ dueAt: minutesAgo(90) }), await round()]
    expect(await record(first(), worldNow, { taskId: earlier })).toMatchObject({ taskId: earlier })
    expect([await doneOf(earlier), await doneOf(later)]).toEqual([1, 0])
  })

  it('has one effect when it is sent twice', async () => {
    const task = await round()
    const claim = { id: server.world.ids(), childId: first(), occurredAt: worldNow, detail: wet }
    const send = () => teacher().call(nappyChange, 'record', claim)
    expect((await send()).data).toEqual((await send()).data)
    expect(await doneOf(task)).toBe(1)
  })
})

describe('a corrected time', () => {
  it('moves the entry out of the round, and into it', async () => {
    const task = await round()
    const entry = await record(first())
    expect((await amend(entry, minutesAgo(80))).data).toMatchObject({ taskId: null, version: 2 })
    expect(await doneOf(task)).toBe(0)
    const moved = await amend({ ...entry, version: 2 }, minutesAgo(10))
    expect(moved.data).toMatchObject({ taskId: task })
    expect(await doneOf(task)).toBe(1)
  })

  it('keeps the round while its window holds it, also where an earlier round lacks the child', async () => {
    const later = await round({ dueAt: minutesAgo(5) })
    const entry = await record(first())
    await round({ dueAt: minutesAgo(55) })
    expect((await amend(entry, minutesAgo(10))).data).toMatchObject({ taskId: later })
  })

  it('keeps the round that the entry was recorded for, on the same day', async () => {
    const earlier = await round({ dueAt: minutesAgo(90) })
    const entry = await record(first(), worldNow, { taskId: earlier })
    expect((await amend(entry, minutesAgo(5))).data).toMatchObject({ taskId: earlier })
  })
})

describe('a round that loses an entry', () => {
  it('lacks the child again', async () => {
    const task = await round()
    await undo(await record(first()))
    expect(await doneOf(task)).toBe(0)
  })

  it('has the child’s next entry in its window, when one is voided or moved', async () => {
    const task = await round()
    const [one, next, last] = [
      await record(first(), minutesAgo(30)),
      await record(first(), minutesAgo(20)),
      await record(first(), minutesAgo(10)),
    ]
    expect([one, next, last].map(({ taskId }) => taskId)).toEqual([task, null, null])
    await undo(one)
    expect(await doneOf(task)).toBe(1)
    await amend(next, minutesAgo(90))
    expect(await doneOf(task)).toBe(1)
    const { data } = await teacher().call(nappyChange, 'listEntries', { taskId: task })
    expect(data.map(({ id }) => id)).toEqual([last.id])
  })
})
