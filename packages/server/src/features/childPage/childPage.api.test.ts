import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldDay, worldNow } from '@daybook/testkit/world.ts'
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

const page = (input: { id: string; date?: string }, person: Person = server.world.centre.teacher) =>
  server.as(person).call(childPage, 'getPage', input)

describe('the page', () => {
  it('shows the child, its day, its contacts and its rooms', async () => {
    const { centre, build } = server.world
    await build(centre.tenantId, async (make, tx) => {
      await make.allergy(child, { substance: 'Egg', severity: 'anaphylaxis' })
      await make.contact(child, { name: 'Second', sort: 2 })
      await make.contact(child, { name: 'First', sort: 1 })
      await make.contact(child, { name: 'Ended', endedAt: worldNow })
      await tx.updateTable('enrolment').set({ startsOn: '2026-01-01' }).where('childId', '=', child).execute()
      await make.enrolment(child, centre.toddlers.id, { startsOn: '2025-01-01', endsOn: '2025-12-31' })
    })
    const { status, data } = await page({ id: child })
    expect(status).toBe(200)
    expect(data).toMatchObject({ now: worldNow, day: worldDay, can: ['writeNote'] })
    expect(data.child).toMatchObject({
      id: child,
      firstName: 'Aroha',
      presence: 'present',
      inRoomCode: 'under-2',
      roomName: 'Under twos',
      allergies: [{ substance: 'Egg', severity: 'anaphylaxis' }],
    })
    expect(data.contacts.map(({ name, can }) => [name, can])).toEqual([
      ['First', []],
      ['Second', []],
    ])
    expect(data.rooms.map(({ code, current }) => [code, current])).toEqual([
      ['under-2', true],
      ['toddlers', false],
    ])
    const asManager = await page({ id: child }, centre.manager)
    expect(asManager.data.can).toEqual(['writeNote', 'addContact'])
    expect(asManager.data.contacts[0]?.can).toEqual(['edit', 'end'])
  })

  it('does not find a child of another centre or an unknown one', async () => {
    for (const id of [server.world.other.under2.absent, server.world.ids()])
      expect(await page({ id }, server.world.centre.manager)).toMatchObject({
        status: 404,
        error: 'NOT_FOUND',
      })
    expect(await page({ id: child }, server.world.administrator)).toMatchObject({ status: 403 })
    expect(await page({ id: child, date: 'yesterday' })).toMatchObject({ status: 400 })
  })

  it('allows a note only for a day that is not in the future, on which the child was expected or here', async () => {
    const may = async (date: string) => (await page({ id: child, date })).data.can.includes('writeNote')
    expect(await may('2026-11-17')).toBe(true)
    expect(await may('2026-11-19')).toBe(false)
    expect(await may('2024-12-31')).toBe(false)
  })
})

describe('the timeline', () => {
  it('has every record of the day, newest first, voided ones too', async () => {
    const { centre, build } = server.world
    const { teacher, manager, under2 } = centre
    await build(centre.tenantId, async (make, tx) => {
      const own = (id: string, over: object) => make.careRecord(child, under2.id, id, over as never)
      await own(teacher.id, { occurredAt: minutesAgo(30) })
      await own(teacher.id, {
        occurredAt: minutesAgo(50),
        voidedAt: minutesAgo(49),
        voidedBy: manager.id,
        voidReason: 'twin',
      })
      await own(manager.id, {
        kind: 'bottleFeed',
        occurredAt: minutesAgo(40),
        version: 2,
        amendments: 1,
        detail: JSON.stringify({ milk: 'formula', offered: 180, taken: 150 }),
      })
      await own(teacher.id, {
        kind: 'dayNote',
        occurredAt: minutesAgo(20),
        detail: '{}',
        note: 'First steps',
      })
      await make.absence(child, { day: worldDay, createdBy: teacher.id, createdAt: '2026-11-16T20:00:00Z' })
      await tx
        .updateTable('absence')
        .set({ clearedAt: minutesAgo(120), clearedBy: manager.id })
        .execute()
      await tx
        .updateTable('attendance')
        .set({ signedOutAt: minutesAgo(10), signedOutBy: manager.id })
        .where('childId', '=', child)
        .execute()
      // Records of another child and another day.
      await make.careRecord(under2.present[1] ?? '', under2.id, teacher.id, { occurredAt: minutesAgo(35) })
      await own(teacher.id, { occurredAt: '2026-11-17T10:59:59.000Z' })
      await make.absence(child, { day: '2026-11-17' })
    })
    const { data } = await page({ id: child })
    const said = data.moments.map((moment) => [
      moment.type === 'care' ? moment.entry.kind : moment.type,
      moment.at,
    ])
    expect(said).toEqual([
      ['signedOut', minutesAgo(10)],
      ['dayNote', minutesAgo(20)],
      ['nappyChange', minutesAgo(30)],
      ['bottleFeed', minutesAgo(40)],
      ['nappyChange', minutesAgo(50)],
      ['signedIn', '2026-11-17T19:15:00.000Z'],
      ['absence', '2026-11-16T20:00:00.000Z'],
    ])
    expect(data.moments).toMatchObject([
      { by: 'Mere Manager', room: { code: 'under-2', name: 'Under twos' }, enteredLate: false },
      { entry: { note: 'First steps', can: ['amend', 'void'] } },
      { entry: { voided: null, recordedBy: { name: 'Hana Teacher' } }, sleep: null },
      { entry: { amendments: 1, can: [] } },
      { entry: { voided: { by: { name: 'Mere Manager' }, reason: 'twin' }, can: [] } },
      { by: 'Hana Teacher' },
      { by: 'Hana Teacher', reason: 'sick', cleared: { at: minutesAgo(120), by: 'Mere Manager' } },
    ])
  })

  it('shows a sleep with every step and check, merged, undone and voided ones too', async () => {
    const { centre, build, ids } = server.world
    const { teacher, manager, under2 } = centre
    await build(centre.tenantId, async (make, tx) => {
      const recordId = await make.careRecord(child, under2.id, teacher.id, {
        kind: 'sleep',
        occurredAt: minutesAgo(60),
        detail: JSON.stringify({ asleepAt: minutesAgo(50), upAt: null, checkInterval: 10 }),
      })
      const step = (name: string, minutes: number, by: string, over: object = {}) => ({
        id: ids(),
        recordId,
        step: name,
        occurredAt: minutesAgo(minutes),
        recordedBy: by,
        merged: false,
        recordedAt: minutesAgo(minutes),
        undoneAt: null,
        undoneBy: null,
        ...over,
      })
      const check = (minutes: number, over: object = {}) => ({
        id: ids(),
        recordId,
        occurredAt: minutesAgo(minutes),
        recordedAt: minutesAgo(minutes),
        recordedBy: teacher.id,
        breathing: 'normal',
        warmth: 'warm',
        colour: 'normal',
        position: 'back',
        note: null,
        voidedAt: null,
        voidedBy: null,
        ...over,
      })
      await tx
        .insertInto('sleepStep')
        .values([
          step('up', 5, manager.id, { undoneAt: minutesAgo(4), undoneBy: manager.id }),
          step('asleep', 50, teacher.id),
          step('asleep', 49, manager.id, { merged: true }),
          step('inBed', 60, teacher.id),
        ])
        .execute()
      await tx
        .insertInto('sleepCheck')
        .values([
          check(31, { position: 'side', note: 'Coughs' }),
          check(40, { voidedAt: minutesAgo(39), voidedBy: teacher.id }),
        ])
        .execute()
    })
    const { data } = await page({ id: child })
    const [moment] = data.moments
    if (moment?.type !== 'care') throw new Error('the sleep is the newest moment')
    expect(moment.sleep?.steps).toMatchObject([
      { step: 'inBed', at: minutesAgo(60), by: 'Hana Teacher', merged: false, undone: false },
      { step: 'asleep', at: minutesAgo(50), merged: false },
      { step: 'asleep', at: minutesAgo(49), by: 'Mere Manager', merged: true },
      { step: 'up', at: minutesAgo(5), undone: true },
    ])
    expect(moment.sleep?.checks).toMatchObject([
      { at: minutesAgo(40), voided: true, note: null },
      {
        at: minutesAgo(31),
        voided: false,
        warmth: 'warm',
        position: 'side',
        note: 'Coughs',
        by: 'Hana Teacher',
      },
    ])
  })

  it('covers exactly a day of 23 hours', async () => {
    const { centre, build } = server.world
    // Sunday, 27 September 2026: 23 hours, from 12:00 UTC the day before to 11:00 UTC.
    const inside = ['2026-09-26T12:00:00.000Z', '2026-09-27T10:59:59.000Z']
    const outside = ['2026-09-26T11:59:59.000Z', '2026-09-27T11:00:00.000Z']
    await build(centre.tenantId, async (make) => {
      for (const occurredAt of [...inside, ...outside])
        await make.careRecord(child, centre.under2.id, centre.teacher.id, { occurredAt })
    })
    const { data } = await page({ id: child, date: '2026-09-27' })
    expect(data.moments.map(({ at }) => at)).toEqual(inside.toReversed())
  })
})
