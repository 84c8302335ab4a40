// It is Wednesday, 18 November 2026, 10:42 in Auckland: three children of the under-twos have been here since 8:15.
import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldDay } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let contactId = ''
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  contactId = await server.world.build('100001', (make) => make.contact(aroha(), { name: 'Tama Ngata' }))
})
afterEach(() => server.reset())
afterAll(() => server.close())

const centre = () => server.world.centre
const aroha = () => centre().under2.present[0] ?? ''
const now = () => server.world.clock.now().toISOString()
const as = (person: Person = centre().teacher) => server.as(person)
const ok = <T>(answer: { status: number; error: string | undefined; data: T }): T => {
  expect(answer.error ?? answer.status).toBe(200)
  return answer.data
}

const agreed = () => ({
  id: server.world.ids(),
  childId: aroha(),
  category: 'ongoing' as 'ongoing' | 'period' | 'firstAidKit',
  name: 'Paracetamol',
  dose: '5 mL',
  way: 'mouth' as const,
  reason: 'Fever',
  times: [] as string[],
  leastHours: 4 as number | null,
  mostInDay: 3 as number | null,
  note: 'As in the plan' as string | null,
  fromDay: worldDay,
  untilDay: null as string | null,
  expiresOn: null as string | null,
  signed: { contactId, drawing: [[0, 0, 20, 30]] as number[][] | null },
  at: now(),
})
type Agreed = ReturnType<typeof agreed>
const submit = (over: Partial<Agreed> = {}) =>
  as().call(medicinePlan, 'submitAuthority', { ...agreed(), ...over })
const plan = async (over: Partial<Agreed> = {}) => ok(await submit(over)).id
const dose = (authorityId: string, over: object = {}) => ({
  id: server.world.ids(),
  authorityId,
  childId: aroha(),
  dose: '5 mL',
  outcome: 'given' as const,
  checkedBy: centre().manager.id as string | null,
  at: now(),
  ...over,
})
const give = (authorityId: string, over: object = {}, by?: Person) =>
  as(by).call(medicinePlan, 'give', dose(authorityId, over))
const board = async () => ok(await as().call(medicinePlan, 'getBoard', {}))
const told = async (kind: string, by = centre().manager) => {
  await server.runPlanned()
  const { data } = await as(by).call(message, 'listMessages', {})
  return data.records.filter((one) => one.kind === `medicinePlan.${kind}`)
}

describe('an authority', () => {
  it('stands on the board of a child who is here, with all that is shown before giving', async () => {
    await server.world.build('100001', (make) =>
      make.allergy(aroha(), { substance: 'Penicillin', severity: 'severe' }),
    )
    const id = await plan()
    const { rooms, children, authorities } = await board()
    expect(rooms.map(({ code }) => code)).toEqual(['under-2', 'toddlers'])
    expect(children).toMatchObject([
      {
        id: aroha(),
        firstName: 'Aroha',
        allergies: [{ substance: 'Penicillin', severity: 'severe' }],
        contacts: [{ id: contactId, name: 'Tama Ngata', relation: 'father' }],
        here: { roomCode: 'under-2' },
      },
    ])
    expect(authorities).toMatchObject([
      {
        id,
        childId: aroha(),
        signed: { name: 'Tama Ngata', drawing: [[0, 0, 20, 30]], byName: 'Hana Teacher' },
        ended: null,
      },
    ])
  })

  it('of a child who is not here stands on the child’s list alone', async () => {
    const { absent } = centre().under2
    const tama = await server.world.build('100001', (make) => make.contact(absent))
    const id = await plan({ childId: absent, signed: { contactId: tama, drawing: null } })
    expect((await board()).authorities).toEqual([])
    const list = ok(await as().call(medicinePlan, 'listOfChild', { childId: absent }))
    expect(list).toMatchObject({ child: { id: absent, here: null }, authorities: [{ id }] })
  })

  it.each<[string, Partial<Agreed>, object]>([
    ['without times or hours between', { leastHours: null }, { leastHours: 'REQUIRED' }],
    ['when needed without the most in a day', { mostInDay: null }, { mostInDay: 'REQUIRED' }],
    ['for a period without a last day', { category: 'period' }, { untilDay: 'REQUIRED' }],
    ['for a condition without its plan', { note: null }, { note: 'REQUIRED' }],
    ['with times too close', { times: ['12:00', '08:00', '12:29'] }, { times: 'TOO_CLOSE' }],
    ['that ends before it starts', { untilDay: '2026-11-17' }, { untilDay: 'ENDS_BEFORE_START' }],
  ])('is refused: %s', async (_, over, fields) => {
    expect(await submit(over)).toMatchObject({ status: 400, error: 'VALIDATION_FAILED', fields })
  })

  it('is signed by a contact of this child', async () => {
    const [, ben = ''] = centre().under2.present
    expect(await submit({ childId: ben })).toMatchObject({ status: 409, error: 'NOT_OF_THIS_CHILD' })
  })

  it('is kept once however often it is sent, and ends once', async () => {
    const one = agreed()
    for (const _ of [1, 2]) expect(ok(await submit(one)).id).toBe(one.id)
    expect(await submit({ ...one, dose: '10 mL' })).toMatchObject({ error: 'RECORD_EXISTS' })
    const end = { id: one.id, why: 'Well again', at: now() }
    const { ended } = ok(await as().call(medicinePlan, 'endAuthority', end))
    expect(ended).toEqual({ at: now(), byName: 'Hana Teacher', why: 'Well again' })
    server.world.clock.pass(1)
    expect(
      ok(await as(centre().manager).call(medicinePlan, 'endAuthority', { ...end, at: now() })).ended,
    ).toEqual(ended)
    expect((await board()).authorities).toEqual([])
  })
})

describe('a dose', () => {
  it('is given by one person and checked by another', async () => {
    const id = await plan()
    const { teacher, manager } = centre()
    expect(await give(id, { checkedBy: teacher.id })).toMatchObject({
      status: 422,
      error: 'GIVER_IS_CHECKER',
    })
    expect(await give(id, { checkedBy: null })).toMatchObject({ status: 422, error: 'CHECKER_REQUIRED' })
    expect(await give(id, { checkedBy: server.world.other.teacher.id })).toMatchObject({ status: 404 })
    expect(ok(await give(id, { checkedBy: manager.id })).doses).toMatchObject([
      {
        dose: '5 mL',
        outcome: 'given',
        byName: 'Hana Teacher',
        checkedBy: { id: manager.id, name: 'Mere Manager' },
        check: null,
        conflict: null,
      },
    ])
  })

  it('is never for another child', async () => {
    const id = await plan()
    const [, ben = ''] = centre().under2.present
    expect(await give(id, { childId: ben })).toMatchObject({ status: 409, error: 'NOT_OF_THIS_CHILD' })
    expect((await board()).authorities[0]?.doses).toEqual([])
  })

  it('is for a child who is here, or was here then', async () => {
    const { absent } = centre().under2
    const tama = await server.world.build('100001', (make) => make.contact(absent))
    const id = await plan({ childId: absent, signed: { contactId: tama, drawing: null } })
    const one = (over: object = {}) => give(id, { childId: absent, ...over })
    for (const outcome of ['given', 'vomited', 'refused'])
      expect(await one({ outcome })).toMatchObject({ status: 409, error: 'CHILD_NOT_PRESENT' })
    ok(await one({ outcome: 'notGiven', note: 'Away today' }))
    const { doses } = ok(await one({ at: minutesAgo(30) }))
    expect(doses.map(({ conflict }) => conflict)).toEqual([null, 'CHILD_NOT_PRESENT_THEN'])
    expect(await told('conflict')).toMatchObject([{ params: { why: 'CHILD_NOT_PRESENT_THEN' } }])
  })

  it('is refused within the hours between, and recorded once however often it is sent', async () => {
    const id = await plan()
    const one = dose(id)
    for (const _ of [1, 2]) expect(ok(await as().call(medicinePlan, 'give', one)).doses).toHaveLength(1)
    expect(await as().call(medicinePlan, 'give', { ...one, outcome: 'refused' })).toMatchObject({
      error: 'RECORD_EXISTS',
    })
    server.world.clock.pass(60)
    expect(await give(id, {}, centre().teacher)).toMatchObject({ status: 409, error: 'DOSE_TOO_EARLY' })
    server.world.clock.pass(180)
    expect(ok(await give(id)).doses).toHaveLength(2)
  })

  it('is given once by two devices at the same moment', async () => {
    const id = await plan()
    const { teacher, manager } = centre()
    const both = await Promise.all([
      give(id, { checkedBy: manager.id }),
      give(id, { checkedBy: teacher.id }, manager),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await board()).authorities[0]?.doses).toHaveLength(1)
  })

  it('that was given without a network is kept, named, and told to those who oversee safety', async () => {
    const id = await plan()
    ok(await give(id, { at: minutesAgo(30) }))
    expect(await told('conflict')).toEqual([])
    // From a device that knew nothing of it.
    const late = dose(id, { at: minutesAgo(50), checkedBy: centre().teacher.id })
    for (const _ of [1, 2]) {
      const { doses } = ok(await as(centre().manager).call(medicinePlan, 'give', late))
      expect(doses.map(({ at, conflict }) => [at, conflict])).toEqual([
        [minutesAgo(30), null],
        [minutesAgo(50), 'DOSE_TOO_EARLY'],
      ])
    }
    const params = {
      childName: 'Aroha Ngata',
      medicine: 'Paracetamol',
      byName: 'Mere Manager',
      why: 'DOSE_TOO_EARLY',
    }
    expect(await told('conflict')).toMatchObject([{ params: { ...params, at: minutesAgo(50) } }])
    expect(await told('conflict', centre().teacher)).toEqual([])
  })

  it.each<[string, Partial<Agreed>]>([
    ['AUTHORITY_ENDED', { fromDay: '2026-11-10', untilDay: '2026-11-17' }],
    ['AUTHORITY_NOT_STARTED', { fromDay: '2026-11-19' }],
    ['MEDICINE_EXPIRED', { expiresOn: '2026-11-17' }],
    ['DOSE_TOO_EARLY', { times: ['11:42'] }],
  ])('is refused: %s', async (error, over) => {
    expect(await give(await plan(over))).toMatchObject({ status: 409, error })
  })

  it('that was not taken needs no checker, but a reason where nobody gave it', async () => {
    const id = await plan({ fromDay: '2026-11-19' })
    expect(await give(id, { outcome: 'notGiven', checkedBy: null })).toMatchObject({ error: 'NOTE_REQUIRED' })
    ok(await give(id, { outcome: 'notGiven', checkedBy: null, note: 'Given at home' }))
    ok(await give(id, { outcome: 'refused', checkedBy: null }))
  })

  it('of the medicine report counts, and is on the child’s list', async () => {
    const id = await plan()
    const other = { childId: aroha(), name: 'Paracetamol 250 mg / 5 ml', dose: '5 mL' }
    const report = await makeReport(server.world, 'medicine', {
      ...other,
      occurredAt: minutesAgo(60),
    })
    await makeReport(server.world, 'medicine', {
      ...other,
      name: 'Ibuprofen',
      occurredAt: minutesAgo(50),
    })
    expect(await give(id)).toMatchObject({ error: 'DOSE_TOO_EARLY' })
    const list = ok(await as().call(medicinePlan, 'listOfChild', { childId: aroha() }))
    expect(list.otherDoses.map(({ name }) => name)).toEqual(['Ibuprofen', 'Paracetamol 250 mg / 5 ml'])
    expect(list.authorities[0]?.otherDoses).toMatchObject([
      { id: report, at: minutesAgo(60), byName: 'Hana Teacher' },
    ])
  })

  it('of the same medicine by another authority counts', async () => {
    const first = await plan()
    const second = await plan({ name: 'paracetamol', dose: '10 mL' })
    ok(await give(first))
    expect(await give(second)).toMatchObject({ error: 'DOSE_TOO_EARLY' })
  })
})
