import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { minutesAgo, nappiesOf, wet } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
const { as, claim, entries, record } = nappiesOf(() => server)
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
})
afterAll(() => server.close())

describe('recording', () => {
  it('stores what happened, when, and who recorded it', async () => {
    const [child = ''] = server.world.centre.under2.present
    const detail = { contents: 'both', skin: 'red', creamUsed: true } as const
    const sent = claim(child, { detail, occurredAt: minutesAgo(25), note: '  a little sore ' })
    const { status, data } = await as().call(nappyChange, 'record', sent)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: sent.id,
      childId: child,
      detail,
      note: 'a little sore',
      late: false,
      version: 1,
      occurredAt: minutesAgo(25),
      recordedAt: worldNow,
      taskId: null,
      voided: null,
      amendments: 0,
      recordedBy: { id: server.world.centre.teacher.id, name: 'Hana Teacher' },
      can: ['amend', 'void', 'undo'],
    })
    expect(await entries()).toEqual([data])
  })

  it('records a whole room at once, each child with its own contents', async () => {
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

  it('accepts a late entry with its own time, and marks one that is more than a day late', async () => {
    const [child = ''] = server.world.centre.under2.present
    const yesterday = '2026-11-17'
    await server.world.build('100001', (make) =>
      make.attendance(child, server.world.centre.under2.id, server.world.centre.teacher.id, {
        day: yesterday,
        signedInAt: '2026-11-16T19:00:00Z',
        signedOutAt: '2026-11-17T03:00:00Z',
        signedOutBy: server.world.centre.teacher.id,
      }),
    )
    const { data } = await record([claim(child, { occurredAt: '2026-11-16T21:00:00.000Z' })])
    expect(data).toMatchObject([{ occurredAt: '2026-11-16T21:00:00.000Z', recordedAt: worldNow, late: true }])
  })

  it('gives a repeated record the same answer, and refuses a different one with its id', async () => {
    const [a = '', b = ''] = server.world.centre.under2.present
    const one = claim(a)
    const first = await record([one, claim(b)])
    server.world.clock.pass(2 * 24 * 60)
    const second = await record([one])
    expect(second).toMatchObject({ status: 200, data: [{ id: one.id, recordedAt: worldNow }] })
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
    expect(second.body).toEqual(first.body)
    expect(await entries()).toHaveLength(1)
  })
})

describe('undoing', () => {
  const remove = (ids: string[], reason?: string, person?: Person) =>
    as(person).call(nappyChange, 'remove', { ids: ids.join(','), reason })

  async function recorded() {
    const [a = '', b = ''] = server.world.centre.under2.present
    const { data } = await record([claim(a), claim(b)])
    return data.map((entry) => entry.id)
  }

  it('needs no reason for ten minutes, and one after that', async () => {
    const ids = await recorded()
    server.world.clock.pass(11)
    expect(await remove(ids)).toMatchObject({ status: 422, error: 'REASON_REQUIRED' })
    expect(await entries()).toHaveLength(2)
    expect(await remove(ids, 'wrong child')).toMatchObject({ status: 200, data: null })
    expect(await entries()).toEqual([])
    const [again = ''] = await recorded()
    expect(await remove([again])).toMatchObject({ status: 200 })
    expect(await entries()).toHaveLength(1)
  })

  it('is refused for a colleague’s record, and undoes all or nothing', async () => {
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
