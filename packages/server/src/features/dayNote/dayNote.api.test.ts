import { care } from '@daybook/contract/care/care.contract.ts'
import { dayNote } from '@daybook/contract/dayNote/dayNote.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

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

const as = (person: Person = server.world.centre.teacher) => server.as(person)
const claim = (over: object = {}) => ({
  id: server.world.ids(),
  childId: child,
  occurredAt: worldNow,
  note: 'First steps',
  ...over,
})
const write = (over: object = {}, person?: Person) => as(person).call(dayNote, 'recordNote', claim(over))
const notes = async (childId = child) =>
  (await as().call(care, 'listCareEntries', { childId, kind: 'dayNote' })).data.records

describe('writing', () => {
  it('stores the note, its time and author, once for each id', async () => {
    const one = claim({ note: '  First steps ' })
    const { status, data } = await write(one)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: one.id,
      note: 'First steps',
      occurredAt: worldNow,
      detail: {},
      can: ['amend', 'void', 'undo'],
      recordedBy: { name: 'Hana Teacher' },
    })
    expect(await write(one)).toMatchObject({ status: 200, data: { id: one.id } })
    expect(await write({ ...one, note: 'Other' })).toMatchObject({ status: 409, error: 'RECORD_EXISTS' })
    expect((await notes()).map(({ note, room }) => [note, room.code])).toEqual([['First steps', 'under-2']])
  })

  it('is possible before arrival and after departure, in the child’s enrolled room', async () => {
    const { under2, toddlers, teacher } = server.world.centre
    expect((await write({ childId: under2.absent })).status).toBe(200)
    await server.world.build('100001', (_, tx) =>
      tx
        .updateTable('attendance')
        .set({ signedOutAt: minutesAgo(20), signedOutBy: teacher.id, roomId: toddlers.id })
        .where('childId', '=', child)
        .execute(),
    )
    expect((await write()).status).toBe(200)
    expect((await write({ occurredAt: minutesAgo(30) })).status).toBe(200)
    expect((await notes()).map(({ room }) => room.code)).toEqual(['under-2', 'toddlers'])
  })

  it('needs text, a child enrolled that day, and a time that is not in the future', async () => {
    const { teacher, manager } = server.world.centre
    expect(await write({ note: '  ' })).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' })
    expect(await write({ note: 'x'.repeat(501) })).toMatchObject({ status: 400 })
    const stranger = await server.world.build('100001', (make) => make.child())
    expect(await write({ childId: stranger })).toMatchObject({
      error: 'CHILD_NOT_PRESENT',
      fields: { [stranger]: 'CHILD_NOT_PRESENT' },
    })
    expect(await write({ occurredAt: minutesAgo(-3) })).toMatchObject({ error: 'TIME_IN_FUTURE' })
    const weekAgo = { occurredAt: minutesAgo(8 * 24 * 60) }
    expect(await write(weekAgo, teacher)).toMatchObject({ error: 'TIME_TOO_OLD' })
    expect(await write(weekAgo, manager)).toMatchObject({ status: 200, data: { late: true } })
    expect(await write({ childId: server.world.other.under2.absent })).toMatchObject({ status: 404 })
    expect(await write({}, server.world.administrator)).toMatchObject({ status: 403 })
  })
})

describe('changing', () => {
  it('keeps the old text, and refuses an empty note', async () => {
    const { data } = await write()
    const amend = (note: string | null) =>
      as().call(care, 'amendCareEntry', { id: data.id, version: 1, occurredAt: worldNow, note, detail: {} })
    expect(await amend(' ')).toMatchObject({ status: 422, error: 'NOTE_REQUIRED' })
    expect(await amend(null)).toMatchObject({ status: 422, error: 'NOTE_REQUIRED' })
    expect(await amend('Three steps')).toMatchObject({
      status: 200,
      data: { note: 'Three steps', version: 2 },
    })
    const kept = await as().call(care, 'getCareEntry', { id: data.id })
    expect(kept.data.history).toMatchObject([{ before: { note: 'First steps' } }])
  })

  it('voids it with a reason, and moves it only to a valid time', async () => {
    const { data } = await write()
    const move = (occurredAt: string) =>
      as().call(care, 'amendCareEntry', { id: data.id, version: 1, occurredAt, note: 'First', detail: {} })
    expect(await move(minutesAgo(-10))).toMatchObject({ error: 'TIME_IN_FUTURE' })
    // A time before the child's arrival this morning.
    expect(await move(minutesAgo(240))).toMatchObject({ status: 200 })
    server.world.clock.pass(11)
    expect(await as().call(care, 'voidCareEntry', { id: data.id })).toMatchObject({
      error: 'REASON_REQUIRED',
    })
    await as().call(care, 'voidCareEntry', { id: data.id, reason: 'wrong child' })
    expect(await notes()).toMatchObject([{ voided: { reason: 'wrong child' } }])
  })
})
