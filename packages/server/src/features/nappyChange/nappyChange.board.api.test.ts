import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { minutesAgo, nappiesOf } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
const { as, claim, record, task } = nappiesOf(() => server)
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
})
afterAll(() => server.close())

describe('the board', () => {
  it('shows the room in one round trip: who is here, the last change of each, and what the reader may do', async () => {
    const { under2, teacher } = server.world.centre
    const [a = '', b = ''] = under2.present
    await server.world.build('100001', async (make) => {
      await make.careRecord(a, under2.id, teacher.id, { occurredAt: '2026-11-16T22:00:00Z' })
      await make.careRecord(a, under2.id, teacher.id, {
        occurredAt: minutesAgo(5),
        voidedAt: minutesAgo(4),
        voidedBy: teacher.id,
      })
      await make.allergy(b, { substance: 'Zinc oxide' })
    })
    await record([claim(b, { occurredAt: minutesAgo(90) })])
    const { data } = await as().call(nappyChange, 'getBoard', { code: 'under-2' })
    expect(data).toMatchObject({ now: worldNow, day: worldDay, room: { code: 'under-2' }, task: null })
    expect(data.children.map((child) => [child.presence, child.can])).toEqual(
      expect.arrayContaining([
        ['present', ['record']],
        ['late', ['signIn']],
      ]),
    )
    const child = (id: string) => data.children.find((one) => one.id === id)
    expect(data.children).toHaveLength(4)
    expect(child(a)).toMatchObject({ last: { occurredAt: '2026-11-16T22:00:00.000Z' }, entries: [] })
    expect(child(b)).toMatchObject({
      last: { occurredAt: minutesAgo(90), recordedBy: { name: 'Hana Teacher' } },
      entries: [{ occurredAt: minutesAgo(90), can: ['amend', 'void', 'undo'] }],
      allergies: [{ substance: 'Zinc oxide' }],
    })
    expect(child(a)?.stays).toEqual([{ signedInAt: '2026-11-17T19:15:00.000Z', signedOutAt: null }])
    expect(child(under2.absent)).toMatchObject({ last: null, entries: [], stays: [] })
  })

  it('of a task shows its own entries and its progress', async () => {
    const { under2 } = server.world.centre
    const [a = '', b = ''] = under2.present
    const taskId = await task({ roomId: under2.id })
    await record([claim(a)], { taskId })
    // Before the round's window.
    await record([claim(b, { occurredAt: minutesAgo(80) })])
    const { data } = await as().call(nappyChange, 'getBoard', { taskId, code: 'under-2' })
    expect(data).toMatchObject({ room: { code: 'under-2' }, task: { id: taskId, done: 1, total: 3 } })
    expect(data.children.map((child) => child.entries.length).sort()).toEqual([0, 0, 0, 1])
    const list = await as().call(nappyChange, 'listEntries', { taskId })
    expect(list.data.map((entry) => entry.childId)).toEqual([a])
  })

  it('counts the children in nappies who were here for the round, and those changed', async () => {
    const { under2, toddlers, teacher } = server.world.centre
    const [a = '', b = '', c = ''] = under2.present
    // Due 42 minutes ago, so the round has been overdue for twelve minutes.
    const taskId = await task({ roomId: under2.id })
    const leaves = (childId: string, signedOutAt: string) =>
      server.world.build('100001', (_, tx) =>
        tx
          .updateTable('attendance')
          .set({ signedOutAt, signedOutBy: teacher.id })
          .where('childId', '=', childId)
          .execute(),
      )
    await server.world.build('100001', async (make, tx) => {
      await tx.updateTable('child').set({ inNappies: false }).where('id', '=', a).execute()
      // Arrived after the task's time.
      const late = { day: worldDay, signedInAt: minutesAgo(10) }
      await make.attendance(under2.absent, under2.id, teacher.id, late)
    })
    const progress = async () => (await as().call(nappyChange, 'getBoard', { taskId })).data.task
    expect(await progress()).toMatchObject({ done: 0, total: 2 })
    const { data } = await record([claim(a), claim(under2.absent)], { taskId })
    expect(await progress()).toMatchObject({ done: 2, total: 4 })
    await as().call(nappyChange, 'remove', { ids: data.map((entry) => entry.id).join(',') })
    expect(await progress()).toMatchObject({ done: 0, total: 2 })
    // Left during the round: not counted. Left unchanged after it: a gap.
    await leaves(b, minutesAgo(20))
    await leaves(c, minutesAgo(5))
    expect(await progress()).toMatchObject({ done: 0, total: 1 })
    const elsewhere = await task({ roomId: toddlers.id, dueAt: minutesAgo(-60) })
    const later = await as().call(nappyChange, 'getBoard', { taskId: elsewhere })
    expect(later.data.task).toMatchObject({ done: 0, total: 3 })
  })

  it('of an earlier day shows who was here then, to add missing entries', async () => {
    const { under2, teacher } = server.world.centre
    const [child = ''] = under2.present
    await server.world.build('100001', (make) =>
      make.attendance(child, under2.id, teacher.id, {
        day: '2026-11-17',
        signedInAt: '2026-11-16T19:00:00Z',
        signedOutAt: '2026-11-17T03:00:00Z',
        signedOutBy: teacher.id,
      }),
    )
    const late = await record([claim(child, { occurredAt: '2026-11-16T21:00:00Z' })])
    const { data } = await as().call(nappyChange, 'getBoard', { code: 'under-2', date: '2026-11-17' })
    const can = data.children.map((one) => [one.id === child, one.can])
    expect(can.toSorted()).toEqual([
      [false, []],
      [false, []],
      [false, []],
      [true, ['record']],
    ])
    const shown = data.children.find((one) => one.id === child)
    expect(shown?.entries.map((entry) => entry.id)).toEqual(late.data.map((entry) => entry.id))
  })

  it('requires a room or a task, and refuses an unknown one', async () => {
    expect(await as().call(nappyChange, 'getBoard', {})).toMatchObject({
      status: 400,
      fields: { code: 'REQUIRED' },
    })
    expect(await as().call(nappyChange, 'getBoard', { code: 'no-such' })).toMatchObject({
      error: 'ROOM_NOT_FOUND',
    })
    const taskId = server.world.ids()
    expect(await as().call(nappyChange, 'getBoard', { taskId })).toMatchObject({ status: 404 })
  })
})
