import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { minutesAgo, nappiesOf, wet } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
const { as, claim, entries, record, task } = nappiesOf(() => server)
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
})
afterAll(() => server.close())

describe('refusing', () => {
  /** Sends a batch in which the second child is wrong, and checks that nothing is written. */
  async function refuses(wrong: object, error: string, more: object = {}, person?: Person) {
    const [good = ''] = server.world.centre.under2.present
    const { childId } = wrong as { childId: string }
    const answer = await record([claim(good), wrong], more, person)
    expect(answer).toMatchObject({ error, fields: { [childId]: error } })
    expect(Object.keys(answer.fields ?? {})).toEqual([childId])
    expect(await entries('under-2')).toEqual([])
    expect(await entries('toddlers')).toEqual([])
    return answer
  }

  it('a child who is not here now', () =>
    refuses(claim(server.world.centre.under2.absent), 'CHILD_NOT_PRESENT'))

  it('a child who was not here then: before arrival, and after departure', async () => {
    const [, child = ''] = server.world.centre.under2.present
    await refuses(claim(child, { occurredAt: '2026-11-17T19:00:00Z' }), 'CHILD_NOT_PRESENT_THEN')
    await server.world.build('100001', (_, tx) =>
      tx
        .updateTable('attendance')
        .set({ signedOutAt: minutesAgo(20), signedOutBy: server.world.centre.teacher.id })
        .where('childId', '=', child)
        .execute(),
    )
    await refuses(claim(child, { occurredAt: minutesAgo(10) }), 'CHILD_NOT_PRESENT_THEN')
    await refuses(claim(child), 'CHILD_NOT_PRESENT')
    expect(await record([claim(child, { occurredAt: minutesAgo(30) })])).toMatchObject({ status: 200 })
  })

  it('a time in the future', async () => {
    const [, child = ''] = server.world.centre.under2.present
    await refuses(claim(child, { occurredAt: minutesAgo(-3) }), 'TIME_IN_FUTURE')
    expect(await record([claim(child, { occurredAt: minutesAgo(-1) })])).toMatchObject({ status: 200 })
  })

  it('a time longer ago than a teacher or manager may enter', async () => {
    const { under2, teacher, manager } = server.world.centre
    const [, child = ''] = under2.present
    const daysAgo = (days: number) => minutesAgo(days * 24 * 60)
    for (const day of ['2026-11-10', '2026-10-18'])
      await server.world.build('100001', (make) =>
        make.attendance(child, under2.id, teacher.id, {
          day,
          signedInAt: `${day}T00:00:00+13:00`,
          signedOutAt: `${day}T23:59:00+13:00`,
          signedOutBy: teacher.id,
        }),
      )
    await refuses(claim(child, { occurredAt: daysAgo(8) }), 'TIME_TOO_OLD')
    await refuses(claim(child, { occurredAt: daysAgo(31) }), 'TIME_TOO_OLD', {}, manager)
    expect(await record([claim(child, { occurredAt: daysAgo(8) })], {}, manager)).toMatchObject({
      status: 200,
    })
  })

  it('a child from a room other than the task’s or the named one', async () => {
    const { under2, toddlers } = server.world.centre
    const [stranger = ''] = toddlers.present
    const taskId = await task({ roomId: under2.id })
    await refuses(claim(stranger), 'CHILD_NOT_IN_ROOM', { taskId })
    await refuses(claim(stranger), 'CHILD_NOT_IN_ROOM', { roomCode: 'under-2' })
    expect(await record([claim(stranger)], { taskId: await task() })).toMatchObject({ status: 200 })
  })

  it('a child of another centre as unknown', async () => {
    const answer = await refuses(claim(server.world.other.under2.present[0] ?? ''), 'NOT_FOUND')
    expect(answer.status).toBe(404)
  })

  it('a task of another centre as unknown', async () => {
    const taskId = await server.world.build('100002', async (make) =>
      make.task({ planEntryId: await make.planEntry(), day: worldDay, dueAt: worldNow }),
    )
    const answer = await record([claim(server.world.centre.under2.present[0] ?? '')], { taskId })
    expect(answer).toMatchObject({ status: 404, error: 'NOT_FOUND' })
  })

  it('a task of another day or another kind', async () => {
    const [child = ''] = server.world.centre.under2.present
    const yesterday = await task({ day: '2026-11-17', dueAt: minutesAgo(24 * 60) })
    const late = await record([claim(child)], { taskId: yesterday })
    expect(late).toMatchObject({
      status: 409,
      error: 'TASK_NOT_TODAY',
      fields: { [child]: 'TASK_NOT_TODAY' },
    })
    const bottles = await task({ kind: 'bottleFeed' })
    expect(await record([claim(child)], { taskId: bottles })).toMatchObject({
      status: 409,
      error: 'TASK_OF_OTHER_KIND',
      fields: { [child]: 'TASK_OF_OTHER_KIND' },
    })
    expect(await as().call(nappyChange, 'getBoard', { taskId: bottles })).toMatchObject({
      error: 'TASK_OF_OTHER_KIND',
    })
    expect(await entries()).toEqual([])
  })

  it('the same child twice in one batch', async () => {
    const [, child = ''] = server.world.centre.under2.present
    const answer = await record([claim(child), claim(child, { detail: { ...wet, contents: 'dry' } })])
    expect(answer).toMatchObject({ status: 422, error: 'CHILD_TWICE', fields: { [child]: 'CHILD_TWICE' } })
    expect(await entries()).toEqual([])
  })

  it('unknown contents, skin or cream, a note that is too long, and an empty batch', async () => {
    const [child = ''] = server.world.centre.under2.present
    const wrong = { contents: 'purple', skin: 'fine', creamUsed: 'yes' }
    const answer = await record([claim(child, { detail: wrong })])
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' })
    expect(Object.keys(answer.fields ?? {})).toEqual([
      'records.0.detail.contents',
      'records.0.detail.skin',
      'records.0.detail.creamUsed',
    ])
    expect(await record([claim(child, { note: 'x'.repeat(501) })])).toMatchObject({
      error: 'VALIDATION_FAILED',
    })
    expect(await record([])).toMatchObject({ error: 'VALIDATION_FAILED' })
  })

  it('names every child that is wrong, each with its own reason', async () => {
    const { under2, toddlers } = server.world.centre
    const [good = '', early = ''] = under2.present
    const [stranger = ''] = toddlers.present
    const answer = await record(
      [claim(good), claim(early, { occurredAt: minutesAgo(-10) }), claim(stranger), claim(under2.absent)],
      { roomCode: 'under-2' },
    )
    expect(answer.fields).toEqual({
      [early]: 'TIME_IN_FUTURE',
      [stranger]: 'CHILD_NOT_IN_ROOM',
      [under2.absent]: 'CHILD_NOT_PRESENT',
    })
  })
})
