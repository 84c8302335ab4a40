// It is Wednesday, 18 November 2026, 10:42 in Auckland: three children of the under-twos have been here since 8:15.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { minutesAgo, nappiesOf } from '@daybook/testkit/nappies.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => server.reset())
afterAll(() => server.close())

const nappies = nappiesOf(() => server)
const centre = () => server.world.centre
const aroha = () => centre().under2.present[0] ?? ''
const as = (person: Person = centre().teacher) => server.as(person)
const read = async (code = 'under-2', person?: Person) =>
  (await as(person).call(briefing, 'getBriefing', { code })).data
const briefed = async (id = aroha()) => (await read()).children.find((child) => child.id === id)

describe('the page of a room', () => {
  it('names who is here now, with allergies, who may not collect, and what has to be known', async () => {
    await server.world.build('100001', async (make, tx) => {
      await make.allergy(aroha(), { substance: 'Peanut', severity: 'anaphylaxis' })
      await make.contact(aroha(), {
        name: 'Rex Ngata',
        mayCollect: true,
        orderNote: 'Call the police',
        orderPhone: '111',
      })
      await make.contact(aroha(), { name: 'Tama Ngata', mayCollect: true })
      await make.contact(aroha(), { name: 'Old Friend', mayCollect: false, endedAt: worldNow })
      await tx
        .updateTable('child')
        .set({ custodyNote: 'By order of the court', dietNote: 'No pork' })
        .where('id', '=', aroha())
        .execute()
      const reminder = { childId: aroha(), text: 'Grandma collects', startsOn: worldDay, endsOn: worldDay }
      await tx
        .insertInto('reminder')
        .values([
          { id: server.world.ids(), ...reminder },
          { id: server.world.ids(), ...reminder, text: 'Over', startsOn: '2026-11-01', endsOn: '2026-11-17' },
        ])
        .execute()
    })
    const { now, room, children } = await read()
    expect(now).toBe(worldNow)
    expect(room).toEqual({ code: 'under-2', name: 'Under twos' })
    expect(children.map(({ id }) => id)).toEqual(centre().under2.present)
    expect(children[0]).toMatchObject({
      firstName: 'Aroha',
      allergies: [{ substance: 'Peanut', severity: 'anaphylaxis' }],
      dietNote: 'No pork',
      mayNotCollect: ['Rex Ngata'],
      orders: [{ name: 'Rex Ngata', note: 'Call the police', phone: '111' }],
      custodyNote: 'By order of the court',
      reminders: ['Grandma collects'],
      // 16:00 in Auckland.
      expectedUntil: '2026-11-18T03:00:00.000Z',
      care: [],
      doses: [],
      nextDoses: [],
      injuries: [],
    })
    expect(children[1]).toMatchObject({ mayNotCollect: [], custodyNote: null, reminders: [] })
  })

  it('has the last of each kind of care today and every note, without what was voided', async () => {
    const { teacher, under2 } = centre()
    const bottle = { milk: 'formula', offered: 120, taken: 90 }
    const [voided] = await server.world.build('100001', async (make) => {
      const record = (minutes: number, over: object) =>
        make.careRecord(aroha(), under2.id, teacher.id, { occurredAt: minutesAgo(minutes), ...over })
      const milk = { kind: 'bottleFeed', detail: JSON.stringify(bottle) }
      const ids = [await record(10, {}), await record(60, {}), await record(90, milk)]
      await record(2000, milk)
      for (const note of ['Teething', 'Slept badly'])
        await record(note === 'Teething' ? 70 : 80, { kind: 'dayNote', detail: '{}', note })
      return ids
    })
    await as(centre().manager).call(care, 'voidCareEntry', { id: voided ?? '', reason: 'Wrong child' })
    const child = await briefed()
    expect(child?.care.map(({ kind, occurredAt, note }) => [kind, occurredAt, note])).toEqual([
      ['nappyChange', minutesAgo(60), null],
      ['dayNote', minutesAgo(70), 'Teething'],
      ['dayNote', minutesAgo(80), 'Slept badly'],
      ['bottleFeed', minutesAgo(90), null],
    ])
    expect(child?.care.at(-1)?.detail).toEqual(bottle)
  })

  it('knows who sleeps, also since before today', async () => {
    const { teacher, under2 } = centre()
    const detail = JSON.stringify({ asleepAt: minutesAgo(990), upAt: null, checkInterval: 10 })
    await server.world.build('100001', (make) =>
      make.careRecord(aroha(), under2.id, teacher.id, {
        kind: 'sleep',
        occurredAt: minutesAgo(1000),
        detail,
      }),
    )
    expect((await briefed())?.care).toMatchObject([{ kind: 'sleep', detail: { upAt: null } }])
  })

  it('has the doses and injuries of today with the next look, but not those that were cancelled', async () => {
    const dose = await makeReport(server.world, 'medicine', { occurredAt: minutesAgo(30) })
    const hurt = await makeReport(server.world, 'incident')
    const cancelled = await makeReport(server.world, 'incident')
    const decided = { state: 'cancelled', decidedBy: centre().manager.id, decidedAt: worldNow }
    await server.world.build('100001', (_, tx) =>
      tx.updateTable('report').set(decided).where('id', '=', cancelled).execute(),
    )
    const child = await briefed()
    expect(child?.doses).toMatchObject([{ id: dose, name: 'Fell off the low beam' }])
    expect(child?.injuries).toEqual([
      {
        id: hurt,
        at: worldNow,
        injuries: ['bump', 'bruise'],
        bodyParts: ['forehead', 'knee.left'],
        isWatched: true,
        nextLookAt: minutesAgo(-15),
      },
    ])
  })

  it('has a planned dose that the child refused, and one that was given after it', async () => {
    const contactId = await server.world.build('100001', (make) => make.contact(aroha()))
    const authorityId = server.world.ids()
    await as().call(medicinePlan, 'submitAuthority', {
      id: authorityId,
      childId: aroha(),
      category: 'ongoing',
      name: 'Cetirizine',
      dose: '5 mL',
      way: 'mouth',
      reason: 'Hives',
      note: 'As in the plan',
      times: ['10:00'],
      fromDay: worldDay,
      signed: { contactId, drawing: null },
      at: minutesAgo(120),
    })
    const give = async (minutes: number, outcome: 'refused' | 'given', over: object) => {
      const dose = { id: server.world.ids(), authorityId, childId: aroha(), dose: '5 mL', outcome }
      const { status } = await as().call(medicinePlan, 'give', { ...dose, ...over, at: minutesAgo(minutes) })
      expect(status).toBe(200)
    }
    await give(30, 'refused', { note: 'Spat it out' })
    await give(20, 'given', { checkedBy: centre().manager.id })
    // That the plan has ended since makes no difference.
    await as().call(medicinePlan, 'endAuthority', { id: authorityId, at: minutesAgo(10) })
    const dose = { id: expect.any(String), name: 'Cetirizine', dose: '5 mL' }
    expect((await briefed())?.doses).toEqual([
      { ...dose, at: minutesAgo(20) },
      { ...dose, at: minutesAgo(30), problem: { outcome: 'refused', note: 'Spat it out' } },
    ])
  })

  it('leaves out a child who has gone home, and has those who came from another room', async () => {
    const [gone = '', , moved = ''] = centre().under2.present
    await as().call(attendance, 'signOut', { ids: gone })
    await server.world.build('100001', (_, tx) =>
      tx
        .updateTable('attendance')
        .set({ roomId: centre().toddlers.id })
        .where('childId', '=', moved)
        .execute(),
    )
    expect((await read()).children).toHaveLength(1)
    expect((await read('toddlers')).children.map(({ id }) => id)).toContain(moved)
  })

  it('has what is planned for the room within hours, and nothing that is far away', async () => {
    const { under2, toddlers } = centre()
    await nappies.task({ roomId: under2.id, dueAt: minutesAgo(-60) })
    await nappies.task({ roomId: toddlers.id, dueAt: minutesAgo(-60) })
    await nappies.task({ roomId: under2.id, dueAt: minutesAgo(-240) })
    const { planned } = await read()
    expect(planned.map(({ dueAt, roomCode }) => [dueAt, roomCode])).toEqual([[minutesAgo(-60), 'under-2']])
  })

  it('of an empty room is empty, and of an unknown room is refused', async () => {
    await server.world.build('100001', (make) => make.room({ code: 'kea', name: 'Kea' }))
    expect(await read('kea')).toMatchObject({ room: { code: 'kea' }, children: [], readings: [] })
    expect(await as().call(briefing, 'getBriefing', { code: 'moa' })).toMatchObject({
      status: 404,
      error: 'ROOM_NOT_FOUND',
    })
  })
})

describe('confirming', () => {
  const claim = (over: object = {}) => ({
    id: server.world.ids(),
    code: 'under-2',
    occurredAt: minutesAgo(5),
    newestAt: minutesAgo(20),
    ...over,
  })
  const confirm = (over: object = {}, person?: Person) =>
    as(person).call(briefing, 'confirmRead', claim(over))

  it('shows everybody who has read it, when, and how new it was; once however often it is sent', async () => {
    const one = claim()
    for (const _ of [1, 2])
      expect(await as().call(briefing, 'confirmRead', one)).toMatchObject({
        status: 200,
        data: { id: one.id, by: { name: 'Hana Teacher' }, at: minutesAgo(5), newestAt: minutesAgo(20) },
      })
    expect((await confirm({ occurredAt: minutesAgo(1), newestAt: null }, centre().manager)).status).toBe(200)
    const { readings } = await read()
    expect(readings.map(({ by, at, newestAt }) => [by.name, at, newestAt])).toEqual([
      ['Mere Manager', minutesAgo(1), null],
      ['Hana Teacher', minutesAgo(5), minutesAgo(20)],
    ])
    expect((await read('toddlers')).readings).toEqual([])
  })

  it('never changes what was confirmed before', async () => {
    const one = claim()
    await as().call(briefing, 'confirmRead', one)
    const other = { ...one, code: 'toddlers' }
    expect(await as().call(briefing, 'confirmRead', other)).toMatchObject({ error: 'RECORD_EXISTS' })
    const byOther = await as(centre().manager).call(briefing, 'confirmRead', one)
    expect(byOther).toMatchObject({ status: 409, error: 'RECORD_EXISTS' })
  })

  it('counts when it was, on the day that it was', async () => {
    expect(await confirm({ occurredAt: minutesAgo(-3) })).toMatchObject({ error: 'TIME_IN_FUTURE' })
    expect(await confirm({ occurredAt: minutesAgo(8 * 1440) })).toMatchObject({ error: 'TIME_TOO_OLD' })
    expect((await confirm({ occurredAt: minutesAgo(1440) })).status).toBe(200)
    expect((await read()).readings).toEqual([])
  })

  type Build = Parameters<typeof server.world.build<unknown>>[1]
  /** Whether the page knows that what is recorded now is newer than what was read. */
  async function expectNew(build: Build) {
    const before = (await briefed())?.changedAt
    server.world.clock.pass(1)
    await server.world.build('100001', build)
    const after = (await briefed())?.changedAt
    expect(after).toBe(server.world.clock.now().toISOString())
    expect(after).not.toBe(before)
  }
  const by = () => ({ byId: centre().teacher.id, at: minutesAgo(20) })

  it.each<[string, Build]>([
    [
      'care of before',
      (make) =>
        make.careRecord(aroha(), centre().under2.id, centre().teacher.id, { occurredAt: minutesAgo(20) }),
    ],
    ['an allergy', (make) => make.allergy(aroha())],
    ['who may not collect', (make) => make.contact(aroha(), { mayCollect: false })],
    ['a court order', (make) => make.contact(aroha(), { mayCollect: true, orderNote: 'Call the police' })],
    [
      'a custody note',
      (_, tx) => tx.updateTable('child').set({ custodyNote: 'x' }).where('id', '=', aroha()).execute(),
    ],
    [
      'a reminder',
      (make) =>
        make.row('reminder', { childId: aroha(), text: 'Sunhat', startsOn: worldDay, endsOn: worldDay }),
    ],
  ])('knows that %s was recorded after it', (_, build) => expectNew(build))

  it('knows that a look after a bump was recorded after it', async () => {
    const reportId = await makeReport(server.world, 'incident', { occurredAt: minutesAgo(40) })
    await expectNew((make) => make.row('injuryLook', { reportId, signs: [], ...by() }))
  })

  it('knows that a planned medicine, and a dose of before, were recorded after it', async () => {
    const authorityId = server.world.ids()
    const medicine = { id: authorityId, childId: aroha(), dose: '2 puffs', reason: 'Asthma', note: 'Plan' }
    const agreed = {
      category: 'ongoing',
      name: 'Salbutamol',
      way: 'inhaler',
      times: ['14:00'],
      fromDay: worldDay,
    }
    await expectNew(async (make) => {
      const contactId = await make.contact(aroha(), { mayCollect: true })
      const signed = { contactId, signedName: 'Tama Ngata', signedAt: minutesAgo(600) }
      await make.row('medicineAuthority', { ...medicine, ...agreed, ...signed, byId: centre().teacher.id })
    })
    const given = { dose: '2 puffs', outcome: 'given', checkedBy: centre().manager.id }
    await expectNew((make) => make.row('medicineDose', { authorityId, childId: aroha(), ...given, ...by() }))
  })
})
