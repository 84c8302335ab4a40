import { child } from '@daybook/contract/child/child.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const teacher = () => server.as(server.world.centre.teacher)
const enrolment = (over: object = {}) => ({
  roomId: server.world.centre.under2.id,
  startsOn: worldDay,
  endsOn: null,
  weekdays: ['1', '2', '3'],
  arrivesAt: '08:00',
  leavesAt: '15:30',
  ...over,
})
const nut = {
  substance: 'Peanut',
  severity: 'anaphylaxis',
  plan: 'EpiPen, then call 111',
  planExpiresOn: worldDay,
  allergens: [],
}
const add = (over: object = {}) =>
  manager().call(child, 'submit', {
    firstName: 'Niko',
    familyName: 'Faleolo',
    birthDate: '2025-06-01',
    enrolments: [enrolment()],
    ...over,
  } as never)

describe('children', () => {
  it('are enrolled with all that the floor has to know', async () => {
    const custodyNote = 'Only his mother may collect him'
    const pen = {
      name: 'EpiPen Jr',
      dose: 'One, into the thigh',
      isEmergency: true,
      note: null,
      expiresOn: null,
    }
    const photos = { what: 'photos', isGiven: false, decidedOn: worldDay, endsOn: null, by: 'Moana' }
    const eats = { diets: ['halal', 'noBeef'], texture: 'minced' }
    const immunisation = { immunisation: 'complete', immunisationSeenOn: worldDay }
    const health = { medicines: [pen], ...immunisation, consents: [photos] }
    const { status, data } = await add({
      allergies: [nut],
      custodyNote,
      dietAvoids: ['dairy'],
      ...eats,
      ...health,
    })
    expect(status).toBe(200)
    const { under2 } = server.world.centre
    expect(data).toMatchObject({
      // What to warn of is taken from the words.
      allergies: [{ ...nut, allergens: ['peanut'] }],
      ...eats,
      enrolments: [enrolment()],
      names: { [under2.id]: 'Under twos' },
      inNappies: true,
      ...health,
    })
    const { data: page } = await teacher().call(childPage, 'getPage', { id: data.id })
    expect(page).toMatchObject({
      custodyNote,
      health,
      child: { roomCode: 'under-2', allergies: [{ substance: 'Peanut' }], dietAvoids: ['dairy'] },
    })
  })

  it('have action plans that stand in the day of who can renew them, from the day they expire', async () => {
    const { data } = await add({ allergies: [nut] })
    const listed = async (person = server.world.centre.manager, date = worldDay) =>
      (await server.as(person).call(today, 'listDay', { date })).data.filter(
        (item) => item.kind === 'due' && item.name === 'childPage.duePlan',
      )
    expect(await listed()).toMatchObject([
      { about: 'Niko Faleolo', page: `/pages/manage/child?id=${data.id}`, subject: 'medicine' },
    ])
    expect(await listed(server.world.centre.teacher)).toEqual([])
    await manager().call(child, 'submit', {
      id: data.id,
      allergies: [{ ...nut, planExpiresOn: '2027-11-18' }],
    } as never)
    expect(await listed()).toEqual([])
  })

  it('move between rooms, and their history keeps where they were', async () => {
    const { data } = await add()
    const moved = [
      enrolment({ endsOn: '2026-11-30' }),
      enrolment({ roomId: server.world.centre.toddlers.id, startsOn: '2026-12-01' }),
    ]
    const { data: after } = await manager().call(child, 'submit', { id: data.id, enrolments: moved } as never)
    expect(after).toMatchObject({ firstName: 'Niko', enrolments: moved, version: 2 })
    const { data: changes } = await manager().call(register, 'listChanges', { of: 'child', id: data.id })
    expect(changes[0]).toMatchObject({ step: 'changed', before: { enrolments: [enrolment()] } })
  })

  it('keep their version when nothing has changed', async () => {
    const medicines = [{ name: 'Ventolin', dose: 'Two puffs', isEmergency: true }]
    const { data } = await add({ medicines })
    const { id } = data
    expect((await manager().call(child, 'submit', { id, medicines } as never)).data.version).toBe(1)
  })

  it('wait for a place, the longest first, until they are enrolled', async () => {
    const waiting = { enrolments: [], wantedFrom: '2026-08-03', wantedRoomId: server.world.centre.under2.id }
    expect(await add(waiting)).toMatchObject({ fields: { waitingSince: 'REQUIRED' } })
    const { data: first } = await add({ ...waiting, waitingSince: '2025-11-03' })
    await add({ enrolments: [], waitingSince: '2025-10-01', firstName: 'Ana' })
    await add({ waitingSince: '2025-09-01', firstName: 'Has a place' })
    const listed = async () => (await manager().call(child, 'listWaiting', {})).data.records
    expect(await listed()).toMatchObject([
      { firstName: 'Ana', wantedFrom: null, roomName: null },
      { firstName: 'Niko', wantedFrom: '2026-08-03', roomName: expect.any(String) },
    ])
    const startsOn = '2026-08-03'
    await add({ ...waiting, ...first, enrolments: [enrolment({ startsOn })] })
    expect(await listed()).toMatchObject([{ firstName: 'Ana' }])
    expect((await teacher().call(child, 'listWaiting', {})).status).toBe(403)
  })

  it('are refused with a consent that ends before it was given', async () => {
    const over = { what: 'outings', isGiven: true, decidedOn: worldDay, endsOn: '2026-01-01' }
    expect(await add({ consents: [over] })).toMatchObject({
      status: 400,
      fields: { 'consents.0.endsOn': 'ENDS_BEFORE_START' },
    })
  })

  it('are refused with enrolments that cannot be', async () => {
    const twice = await add({ enrolments: [enrolment(), enrolment({ startsOn: '2026-12-01' })] })
    expect(twice).toMatchObject({ status: 400, fields: { 'enrolments.1.startsOn': 'OVERLAPS' } })
    const backwards = await add({ enrolments: [enrolment({ endsOn: '2026-11-01', leavesAt: '07:00' })] })
    expect(backwards.fields).toEqual({
      'enrolments.0.endsOn': 'ENDS_BEFORE_START',
      'enrolments.0.leavesAt': 'ENDS_BEFORE_START',
    })
    const elsewhere = await add({ enrolments: [enrolment({ roomId: server.world.other.under2.id })] })
    expect(elsewhere).toMatchObject({ status: 404, fields: { 'enrolments.0.roomId': 'NOT_THERE' } })
    expect(await add({ birthDate: '2027-01-01' })).toMatchObject({ fields: { birthDate: 'IN_FUTURE' } })
    expect(await add({ enrolments: [enrolment({ arrivesAt: '8 am' })] })).toMatchObject({ status: 400 })
    expect((await manager().call(child, 'list', { text: 'Faleolo' })).data.total).toBe(0)
  })

  it('are not removed while they are signed in', async () => {
    const [present = ''] = server.world.centre.under2.present
    const { absent } = server.world.centre.under2
    expect(await manager().call(child, 'remove', { ids: `${present},${absent}` })).toMatchObject({
      status: 409,
      error: 'STILL_IN_USE',
      fields: { [present]: 'STILL_IN_USE' },
    })
    expect((await manager().call(child, 'remove', { ids: absent })).status).toBe(200)
  })
})

describe('rooms', () => {
  const open = (over: object = {}) =>
    manager().call(room, 'submit', {
      name: 'Kererū',
      code: 'kereru',
      fromMonths: 24,
      untilMonths: 60,
      capacity: 20,
      ...over,
    })

  it('are opened, and offered at once', async () => {
    const { data } = await open()
    const { data: rooms } = await teacher().call(room, 'listRooms', {})
    expect(rooms.map(({ id }) => id)).toContain(data.id)
    await manager().call(room, 'remove', { ids: data.id })
    const { data: left } = await teacher().call(room, 'listRooms', {})
    expect(left.map(({ id }) => id)).not.toContain(data.id)
    expect((await open()).status).toBe(200)
  })

  it('are refused with a code or ages that cannot be', async () => {
    expect(await open({ code: 'Kereru' })).toMatchObject({ status: 400, fields: { code: 'INVALID_FORMAT' } })
    expect(await open({ untilMonths: 24 })).toMatchObject({ fields: { untilMonths: 'TOO_SMALL' } })
    expect(await open({ code: 'under-2' })).toMatchObject({ status: 409, fields: { code: 'TAKEN' } })
  })

  it('are not closed while children are enrolled', async () => {
    const { id } = server.world.centre.under2
    expect(await manager().call(room, 'remove', { ids: id })).toMatchObject({
      status: 409,
      error: 'STILL_IN_USE',
      fields: { [id]: 'STILL_IN_USE' },
    })
  })
})

it('asks before a child is added who may be here already, if the caller wants to be asked', async () => {
  const first = (await add({ firstName: 'Tāne', familyName: 'O’Brien' })).data
  const again = { firstName: 'tane', familyName: "O'Brien", birthDate: '2025-07-02' }
  const asked = { status: 409, error: 'ALREADY_CHILD', body: { about: { names: 'Tāne O’Brien' } } }
  expect(await add({ ...again, isAnother: false })).toMatchObject(asked)
  expect((await add({ ...again, isAnother: true })).status).toBe(200)
  // A client that knows nothing of the question adds as before, and a change asks nothing.
  expect((await add(again)).status).toBe(200)
  const { id, version } = first
  const change = { id, version, sayName: 'Taa-neh', isAnother: false }
  expect((await manager().call(child, 'submit', change as never)).status).toBe(200)
  // Nor is what is sent again after a lost answer somebody else.
  const newId = '019be71a-5020-7cdd-98ea-43cbfef05d0b'
  const niko = { firstName: 'Niko', familyName: 'Faleolo', newId, isAnother: false }
  expect((await add(niko)).data.id).toBe(newId)
  expect((await add(niko)).data.id).toBe(newId)
})
