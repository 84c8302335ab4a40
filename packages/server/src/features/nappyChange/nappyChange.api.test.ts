import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const wet = { contents: 'wet', skin: 'normal', creamUsed: false } as const
const now = worldNow
const minutesAgo = (minutes: number) => new Date(Date.parse(worldNow) - minutes * 60_000).toISOString()

const claim = (childId: string, over: object = {}) => ({
  ...{ id: server.world.ids(), childId, occurredAt: now, detail: wet },
  ...over,
})
const as = (person: Person = server.world.centre.teacher) => server.as(person)
const record = (records: object[], more: object = {}, person?: Person) =>
  as(person).call(nappyChange, 'recordMany', { records, ...more } as never)
const entries = async (code = 'under-2') => (await as().call(nappyChange, 'listEntries', { code })).data

/** A task of the day, at 10:00 unless said otherwise. */
function task(over: { roomId?: string; day?: string; dueAt?: string; kind?: string } = {}) {
  return server.world.build('100001', async (make) => {
    const planEntryId = await make.planEntry({ roomId: over.roomId })
    return make.task({ planEntryId, day: worldDay, dueAt: minutesAgo(42), ...over })
  })
}

describe('recording', () => {
  it('keeps what happened, when, and by whom', async () => {
    const [child = ''] = server.world.centre.under2.present
    const detail = { contents: 'both', skin: 'red', creamUsed: true } as const
    const sent = claim(child, { detail, occurredAt: minutesAgo(25), note: '  a little sore ' })
    const { status, data } = await as().call(nappyChange, 'record', sent)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...{ id: sent.id, childId: child, detail, note: 'a little sore', late: false, version: 1 },
      ...{ occurredAt: minutesAgo(25), recordedAt: now, taskId: null, voided: null, amendments: 0 },
      recordedBy: { id: server.world.centre.teacher.id, name: 'Hana Teacher' },
      can: ['amend', 'void', 'undo'],
    })
    expect(await entries()).toEqual([data])
  })

  it('records a whole room at once, each child with what was in its own nappy', async () => {
    const [a = '', b = '', c = ''] = server.world.centre.under2.present
    const soiled = { ...wet, contents: 'soiled' }
    const { status, data } = await record([claim(a), claim(b, { detail: soiled }), claim(c)], {
      roomCode: 'under-2',
    })
    expect(status).toBe(200)
    expect(data.map((entry) => [entry.childId, entry.detail.contents])).toEqual([
      [a, 'wet'],
      [b, 'soiled'],
      [c, 'wet'],
    ])
  })

  it('takes a late entry with its own time, and marks one that is more than a day late', async () => {
    const [child = ''] = server.world.centre.under2.present
    const yesterday = '2026-11-17'
    await server.world.build('100001', (make) =>
      make.attendance(child, server.world.centre.under2.id, server.world.centre.teacher.id, {
        ...{ day: yesterday, signedInAt: '2026-11-16T19:00:00Z', signedOutAt: '2026-11-17T03:00:00Z' },
        signedOutBy: server.world.centre.teacher.id,
      }),
    )
    const { data } = await record([claim(child, { occurredAt: '2026-11-16T21:00:00.000Z' })])
    expect(data).toMatchObject([{ occurredAt: '2026-11-16T21:00:00.000Z', recordedAt: now, late: true }])
  })

  it('answers the same when the same record comes again, and refuses another under its id', async () => {
    const [a = '', b = ''] = server.world.centre.under2.present
    const one = claim(a)
    const first = await record([one, claim(b)])
    server.world.clock.pass(2 * 24 * 60)
    const second = await record([one])
    expect(second).toMatchObject({ status: 200, data: [{ id: one.id, recordedAt: now }] })
    expect(first.data[0]).toMatchObject({ id: one.id })
    const other = await record([{ ...one, detail: { ...wet, contents: 'dry' } }])
    expect(other).toMatchObject({ status: 409, error: 'RECORD_EXISTS', fields: { [a]: 'RECORD_EXISTS' } })
    const byAnother = await record([one], {}, server.world.centre.manager)
    expect(byAnother).toMatchObject({ status: 409, error: 'RECORD_EXISTS' })
  })

  it('records once when the same record arrives twice at the same moment', async () => {
    const one = claim(server.world.centre.under2.present[0] ?? '')
    const answers = await Promise.all([record([one]), record([one]), record([one])])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(await entries()).toHaveLength(1)
  })

  it('records once under one Idempotency-Key, however often it is sent', async () => {
    const input = { records: [claim(server.world.centre.under2.present[0] ?? '')] }
    const key = server.world.ids()
    const first = await as().call(nappyChange, 'recordMany', input, { key })
    server.world.clock.pass(30)
    const second = await as().call(nappyChange, 'recordMany', input, { key })
    expect(second).toEqual(first)
    expect(await entries()).toHaveLength(1)
  })
})

describe('refusing', () => {
  /** A batch in which the second child is wrong: nothing of it is written. */
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

  it('a child who was not here then: before it came, and after it went', async () => {
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

  it('a time that has not come', async () => {
    const [, child = ''] = server.world.centre.under2.present
    await refuses(claim(child, { occurredAt: minutesAgo(-3) }), 'TIME_IN_FUTURE')
    expect(await record([claim(child, { occurredAt: minutesAgo(-1) })])).toMatchObject({ status: 200 })
  })

  it('a time longer ago than a teacher, or a manager, may reach', async () => {
    const { under2, teacher, manager } = server.world.centre
    const [, child = ''] = under2.present
    const daysAgo = (days: number) => minutesAgo(days * 24 * 60)
    for (const day of ['2026-11-10', '2026-10-18'])
      await server.world.build('100001', (make) =>
        make.attendance(child, under2.id, teacher.id, {
          ...{ day, signedInAt: `${day}T00:00:00+13:00`, signedOutAt: `${day}T23:59:00+13:00` },
          signedOutBy: teacher.id,
        }),
      )
    await refuses(claim(child, { occurredAt: daysAgo(8) }), 'TIME_TOO_OLD')
    await refuses(claim(child, { occurredAt: daysAgo(31) }), 'TIME_TOO_OLD', {}, manager)
    expect(await record([claim(child, { occurredAt: daysAgo(8) })], {}, manager)).toMatchObject({
      status: 200,
    })
  })

  it('a child of another room than the task’s, and of another than the room named', async () => {
    const { under2, toddlers } = server.world.centre
    const [stranger = ''] = toddlers.present
    const taskId = await task({ roomId: under2.id })
    await refuses(claim(stranger), 'CHILD_NOT_IN_ROOM', { taskId })
    await refuses(claim(stranger), 'CHILD_NOT_IN_ROOM', { roomCode: 'under-2' })
    expect(await record([claim(stranger)], { taskId: await task() })).toMatchObject({ status: 200 })
  })

  it('a child of another centre as if there were none', async () => {
    const answer = await refuses(claim(server.world.other.under2.present[0] ?? ''), 'NOT_FOUND')
    expect(answer.status).toBe(404)
  })

  it('a task of another centre as if there were none', async () => {
    const taskId = await server.world.build('100002', async (make) =>
      make.task({ planEntryId: await make.planEntry(), day: worldDay, dueAt: now }),
    )
    const answer = await record([claim(server.world.centre.under2.present[0] ?? '')], { taskId })
    expect(answer).toMatchObject({ status: 404, error: 'NOT_FOUND' })
  })

  it('a task of another day than the entry’s, and one of another kind', async () => {
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
      ...{ status: 409, error: 'TASK_OF_OTHER_KIND', fields: { [child]: 'TASK_OF_OTHER_KIND' } },
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

  it('contents, skin and cream that there are not, a note that is too long, and nobody at all', async () => {
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

describe('the board', () => {
  it('shows the room in one round trip: who is here, the last change of each, and what the reader may do', async () => {
    const { under2, teacher } = server.world.centre
    const [a = '', b = ''] = under2.present
    await server.world.build('100001', async (make) => {
      await make.careRecord(a, under2.id, teacher.id, { occurredAt: '2026-11-16T22:00:00Z' })
      await make.careRecord(a, under2.id, teacher.id, {
        ...{ occurredAt: minutesAgo(5), voidedAt: minutesAgo(4), voidedBy: teacher.id },
      })
      await make.allergy(b, { substance: 'Zinc oxide' })
    })
    await record([claim(b, { occurredAt: minutesAgo(90) })])
    const { data } = await as().call(nappyChange, 'getBoard', { code: 'under-2' })
    expect(data).toMatchObject({ now, day: worldDay, room: { code: 'under-2' }, task: null })
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
    expect(child(under2.absent)).toMatchObject({ last: null, entries: [] })
  })

  it('of a task shows its own entries and how far it is', async () => {
    const { under2 } = server.world.centre
    const [a = '', b = ''] = under2.present
    const taskId = await task({ roomId: under2.id })
    await record([claim(a)], { taskId })
    await record([claim(b)])
    const { data } = await as().call(nappyChange, 'getBoard', { taskId, code: 'under-2' })
    expect(data).toMatchObject({ room: { code: 'under-2' }, task: { id: taskId, done: 1, total: 3 } })
    expect(data.children.map((child) => child.entries.length).sort()).toEqual([0, 0, 0, 1])
    const list = await as().call(nappyChange, 'listEntries', { taskId })
    expect(list.data.map((entry) => entry.childId)).toEqual([a])
  })

  it('counts for a task who was here at its time and wears nappies, and whoever was changed', async () => {
    const { under2, toddlers, teacher } = server.world.centre
    const [a = '', b = '', c = ''] = under2.present
    const taskId = await task({ roomId: under2.id })
    await server.world.build('100001', async (make, tx) => {
      await tx.updateTable('child').set({ inNappies: false }).where('id', 'in', [a, b]).execute()
      // Came after the time of the task.
      await make.attendance(under2.absent, under2.id, teacher.id, {
        day: worldDay,
        signedInAt: minutesAgo(10),
      })
      await tx
        .updateTable('attendance')
        .set({ signedOutAt: minutesAgo(30), signedOutBy: teacher.id })
        .where('childId', '=', c)
        .execute()
    })
    const progress = async () => (await as().call(nappyChange, 'getBoard', { taskId })).data.task
    expect(await progress()).toMatchObject({ done: 0, total: 1 })
    const { data } = await record([claim(a), claim(under2.absent)], { taskId })
    expect(await progress()).toMatchObject({ done: 2, total: 3 })
    await as().call(nappyChange, 'remove', { ids: data.map((entry) => entry.id).join(',') })
    expect(await progress()).toMatchObject({ done: 0, total: 1 })
    const elsewhere = await task({ roomId: toddlers.id, dueAt: minutesAgo(-60) })
    const later = await as().call(nappyChange, 'getBoard', { taskId: elsewhere })
    expect(later.data.task).toMatchObject({ done: 0, total: 3 })
  })

  it('asks for a room or a task, and knows when there is none', async () => {
    expect(await as().call(nappyChange, 'getBoard', {})).toMatchObject({
      status: 400,
      fields: { code: 'custom' },
    })
    expect(await as().call(nappyChange, 'getBoard', { code: 'no-such' })).toMatchObject({
      error: 'ROOM_NOT_FOUND',
    })
    const taskId = server.world.ids()
    expect(await as().call(nappyChange, 'getBoard', { taskId })).toMatchObject({ status: 404 })
  })
})

describe('taking back', () => {
  const remove = (ids: string[], reason?: string, person?: Person) =>
    as(person).call(nappyChange, 'remove', { ids: ids.join(','), reason })

  async function recorded() {
    const [a = '', b = ''] = server.world.centre.under2.present
    const { data } = await record([claim(a), claim(b)])
    return data.map((entry) => entry.id)
  }

  it('needs no reason within the undo window, and one after it', async () => {
    const ids = await recorded()
    server.world.clock.pass(1)
    expect(await remove(ids)).toMatchObject({ status: 422, error: 'REASON_REQUIRED' })
    expect(await entries()).toHaveLength(2)
    expect(await remove(ids, 'wrong child')).toMatchObject({ status: 200, data: null })
    expect(await entries()).toEqual([])
    const [again = ''] = await recorded()
    expect(await remove([again])).toMatchObject({ status: 200 })
    expect(await entries()).toHaveLength(1)
  })

  it('is not for what a colleague recorded, and takes back all or nothing', async () => {
    const [mine = ''] = await recorded()
    const child = server.world.centre.under2.present[2] ?? ''
    const { data } = await record([claim(child)], {}, server.world.centre.manager)
    const theirs = data[0]?.id ?? ''
    expect(await remove([mine, theirs], 'why not')).toMatchObject({
      status: 403,
      fields: { [theirs]: 'FORBIDDEN' },
    })
    const unknown = server.world.ids()
    expect(await remove([mine, unknown])).toMatchObject({ status: 404, fields: { [unknown]: 'NOT_FOUND' } })
    expect(await entries()).toHaveLength(3)
  })

  it('twice is the same as once', async () => {
    const ids = await recorded()
    await remove(ids)
    server.world.clock.pass(60)
    expect(await remove(ids)).toMatchObject({ status: 200 })
  })
})
