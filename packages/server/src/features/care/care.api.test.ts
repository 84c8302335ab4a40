import { care } from '@daybook/contract/care/care.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
})
afterAll(() => server.close())

const now = worldNow
const minutesAgo = (minutes: number) => new Date(Date.parse(worldNow) - minutes * 60_000).toISOString()
const dry = { contents: 'dry', skin: 'red', creamUsed: true }
const wet = { contents: 'wet', skin: 'normal', creamUsed: false }

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)

/** An entry recorded by the teacher, by default an hour ago. */
function recorded(
  over: { occurredAt?: string; recordedAt?: string; child?: number; room?: 'toddlers' } = {},
) {
  const { centre, build } = server.world
  const room = centre[over.room ?? 'under2']
  const { occurredAt = minutesAgo(60), recordedAt = occurredAt } = over
  return build(centre.tenantId, (make) =>
    make.careRecord(room.present[over.child ?? 0] ?? '', room.id, centre.teacher.id, {
      occurredAt,
      recordedAt,
    }),
  )
}

const amendment = (id: string, over: object = {}) => ({
  id,
  version: 1,
  occurredAt: minutesAgo(60),
  detail: dry,
  reason: 'looked again',
  ...over,
})
const amend = (id: string, over: object = {}, person: Person = server.world.centre.teacher) =>
  server.as(person).call(care, 'amendCareEntry', amendment(id, over) as never)

async function messages() {
  const { data } = await teacher().call(message, 'listMessages', {})
  return data.records
}

describe('amending', () => {
  it('changes an entry and keeps its old content, who changed it and why', async () => {
    const id = await recorded()
    const { status, data } = await amend(id, { note: 'cream put on', occurredAt: minutesAgo(70) })
    expect(status).toBe(200)
    expect(data).toMatchObject({ detail: dry, note: 'cream put on', version: 2, amendments: 1 })
    const { data: entry } = await teacher().call(care, 'getCareEntry', { id })
    expect(entry.history).toEqual([
      {
        version: 1,
        amendedAt: now,
        reason: 'looked again',
        amendedBy: { id: server.world.centre.teacher.id, name: 'Hana Teacher' },
        before: {
          occurredAt: minutesAgo(60),
          note: null,
          conflictReason: null,
          detail: wet,
          uncertainTimes: null,
        },
      },
    ])
    expect(entry).toMatchObject({
      occurredAt: minutesAgo(70),
      recordedAt: minutesAgo(60),
      kind: 'nappyChange',
    })
    expect(await messages()).toEqual([])
  })

  it('needs a reason, except from its author for ten minutes', async () => {
    const id = await recorded()
    expect(await amend(id, { reason: null })).toMatchObject({ status: 422, error: 'REASON_REQUIRED' })
    const fresh = await recorded({ child: 1, occurredAt: now })
    server.world.clock.pass(9)
    const { data } = await amend(fresh, { reason: null, occurredAt: now })
    expect(data).toMatchObject({ detail: dry, version: 2 })
    const { data: kept } = await teacher().call(care, 'getCareEntry', { id: fresh })
    expect(kept.history).toMatchObject([{ version: 1, reason: null, before: { detail: wet } }])
    const byManager = await recorded({ child: 2, occurredAt: now })
    const refused = await amend(byManager, { reason: null }, server.world.centre.manager)
    expect(refused).toMatchObject({ error: 'REASON_REQUIRED' })
  })

  it('by a manager notifies the author; a teacher may not change a colleague’s entry', async () => {
    const id = await recorded()
    const colleague = await server.world.build('100001', async (make) => {
      const staffId = await make.staff({ account: 'wiremu', realName: 'Wiremu Teacher' })
      const sessionId = await make.session(staffId, '2027-01-01T00:00:00Z')
      return { tenantId: '100001', id: staffId, sessionId }
    })
    expect(await amend(id, {}, colleague)).toMatchObject({ status: 403, error: 'FORBIDDEN' })
    expect(await amend(id, {}, server.world.centre.manager)).toMatchObject({ status: 200 })
    expect(await messages()).toMatchObject([
      {
        kind: 'care.amended',
        link: `/pages/home/task/check-details?id=${id}`,
        params: {
          childName: 'Aroha Ngata',
          subject: 'nappyChange',
          occurredAt: minutesAgo(60),
          byName: 'Mere Manager',
          reason: 'looked again',
        },
      },
    ])
  })

  it('by two people at once succeeds for one and names them to the other', async () => {
    const id = await recorded()
    const { centre } = server.world
    const answers = await Promise.all([
      amend(id, { detail: { ...wet, contents: 'soiled' } }, centre.manager),
      amend(id, { detail: { ...wet, contents: 'both' } }, centre.teacher),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    const [first, second] = answers[0].status === 200 ? answers : [answers[1], answers[0]]
    const { data: entry } = await teacher().call(care, 'getCareEntry', { id })
    expect(entry).toMatchObject({ version: 2, detail: first?.data.detail })
    const [{ amendedBy }] = entry.history as [(typeof entry.history)[number]]
    expect(second).toMatchObject({ error: 'RECORD_CHANGED', about: { byName: amendedBy.name } })
  })

  it('without a difference changes nothing', async () => {
    const id = await recorded()
    expect(await amend(id, { detail: wet })).toMatchObject({ status: 200, data: { version: 1 } })
  })

  it('refuses a detail that its kind does not allow', async () => {
    const answer = await amend(await recorded(), { detail: { ...wet, contents: 'purple' } })
    expect(answer).toMatchObject({ status: 400, fields: { 'detail.contents': 'INVALID_CHOICE' } })
  })

  it('refuses an impossible time', async () => {
    const { under2, teacher: person } = server.world.centre
    const id = await recorded()
    const [child = ''] = under2.present
    const early = '2026-11-17T19:00:00Z'
    expect(await amend(id, { occurredAt: early })).toMatchObject({
      error: 'CHILD_NOT_PRESENT_THEN',
      fields: { [child]: 'CHILD_NOT_PRESENT_THEN' },
    })
    expect(await amend(id, { occurredAt: minutesAgo(-30) })).toMatchObject({ error: 'TIME_IN_FUTURE' })
    expect(await amend(id, { occurredAt: minutesAgo(20) })).toMatchObject({ error: 'TIME_AFTER_RECORDING' })
    expect(await amend(id, { occurredAt: minutesAgo(8 * 24 * 60) })).toMatchObject({ error: 'TIME_TOO_OLD' })
    await server.world.build('100001', (_, tx) =>
      tx
        .updateTable('attendance')
        .set({ signedOutAt: minutesAgo(30), signedOutBy: person.id })
        .where('childId', '=', child)
        .execute(),
    )
    const nowGone = await recorded({ occurredAt: minutesAgo(40), recordedAt: now })
    expect(await amend(nowGone, { occurredAt: now })).toMatchObject({ error: 'CHILD_NOT_PRESENT' })
    const { data: entry } = await teacher().call(care, 'getCareEntry', { id })
    expect(entry).toMatchObject({ version: 1, history: [] })
  })

  it('moved to another day takes an entry out of its round', async () => {
    const { under2, teacher: person } = server.world.centre
    const [child = ''] = under2.present
    const id = await server.world.build('100001', async (make) => {
      const yesterday = { day: '2026-11-17', signedInAt: '2026-11-16T19:00:00Z' }
      await make.attendance(child, under2.id, person.id, yesterday)
      const planEntryId = await make.planEntry()
      const taskId = await make.task({ planEntryId, day: '2026-11-18', dueAt: now })
      return make.careRecord(child, under2.id, person.id, { occurredAt: minutesAgo(60), taskId })
    })
    expect(await amend(id, { occurredAt: '2026-11-16T21:00:00Z' })).toMatchObject({ data: { taskId: null } })
  })
})

describe('voiding', () => {
  it('removes an entry from all counts, and keeps it readable with who voided it and why', async () => {
    const id = await recorded()
    const { data } = await teacher().call(care, 'voidCareEntry', { id, reason: 'wrong child' })
    const voided = {
      at: now,
      by: { id: server.world.centre.teacher.id, name: 'Hana Teacher' },
      reason: 'wrong child',
    }
    expect(data).toMatchObject({ voided, can: [] })
    const { data: list } = await teacher().call(care, 'listCareEntries', {})
    expect(list).toMatchObject({ total: 1, records: [{ id, voided }] })
    expect(await amend(id)).toMatchObject({ status: 409, error: 'RECORD_VOIDED' })
    expect(await messages()).toEqual([])
  })

  it('by a manager needs a reason and notifies the author once', async () => {
    const id = await recorded({ occurredAt: now })
    expect(await manager().call(care, 'voidCareEntry', { id })).toMatchObject({ error: 'REASON_REQUIRED' })
    await manager().call(care, 'voidCareEntry', { id, reason: 'entered twice' })
    const again = await teacher().call(care, 'voidCareEntry', { id, reason: 'mine' })
    expect(again).toMatchObject({ status: 200, data: { voided: { reason: 'entered twice' } } })
    expect(await messages()).toMatchObject([
      { kind: 'care.voided', params: { byName: 'Mere Manager', reason: 'entered twice' } },
    ])
  })
})

describe('the entries of a day', () => {
  it('are listed newest first, for every room, with child, room and author', async () => {
    const first = await recorded({ occurredAt: minutesAgo(90) })
    const second = await recorded({ occurredAt: minutesAgo(30), room: 'toddlers' })
    await recorded({ occurredAt: minutesAgo(30 + 24 * 60) })
    const { data } = await teacher().call(care, 'listCareEntries', {})
    expect(data).toMatchObject({ total: 2, pages: 1, records: [{ id: second }, { id: first }] })
    expect(data.records[1]).toMatchObject({
      kind: 'nappyChange',
      detail: wet,
      recordedBy: { name: 'Hana Teacher' },
      child: { firstName: 'Aroha' },
      room: { code: 'under-2', name: 'Under twos' },
      can: ['amend', 'void'],
    })
  })

  it('are found by day, room, child and kind, page by page', async () => {
    for (const child of [0, 1, 2]) await recorded({ child })
    const yesterday = await recorded({ occurredAt: minutesAgo(24 * 60) })
    const toddler = await recorded({ room: 'toddlers' })
    const list = async (query: object) => {
      const { data } = await teacher().call(care, 'listCareEntries', query)
      return data.records.map((entry) => entry.id)
    }
    expect(await list({ date: '2026-11-17' })).toEqual([yesterday])
    expect(await list({ code: 'toddlers' })).toEqual([toddler])
    expect(await list({ childId: server.world.centre.toddlers.present[0] })).toEqual([toddler])
    expect(await list({ kind: 'bottleFeed' })).toEqual([])
    const pages = [await list({ size: 3 }), await list({ size: 3, current: 2 })]
    expect(pages.map((page) => page.length)).toEqual([3, 1])
    expect(new Set(pages.flat()).size).toBe(4)
  })

  it('of another centre are not listed', async () => {
    const { other, build } = server.world
    const id = await build(other.tenantId, (make) =>
      make.careRecord(other.under2.present[0] ?? '', other.under2.id, other.teacher.id, { occurredAt: now }),
    )
    expect(await teacher().call(care, 'getCareEntry', { id })).toMatchObject({ status: 404 })
    expect(await amend(id)).toMatchObject({ status: 404 })
    expect(await manager().call(care, 'voidCareEntry', { id, reason: 'x' })).toMatchObject({ status: 404 })
    const childId = other.under2.present[0]
    expect(await teacher().call(care, 'listCareEntries', { childId })).toMatchObject({ status: 404 })
  })
})

it('the table refuses a detail that its kind does not allow, and a future entry', async () => {
  const { centre, build } = server.world
  const write = (over: object) =>
    build(centre.tenantId, (make) =>
      make.careRecord(centre.under2.absent, centre.under2.id, centre.teacher.id, {
        occurredAt: now,
        ...over,
      }),
    )
  await expect(write({ detail: JSON.stringify({ ...wet, contents: 'purple' }) })).rejects.toThrow(
    'nappy_change_detail',
  )
  await expect(write({ detail: JSON.stringify({ ...wet, more: 1 }) })).rejects.toThrow('nappy_change_detail')
  await expect(write({ recordedAt: minutesAgo(3) })).rejects.toThrow('care_record_check')
})
