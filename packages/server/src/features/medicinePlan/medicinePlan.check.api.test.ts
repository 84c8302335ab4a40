// It is Wednesday, 18 November 2026, 10:42 in Auckland: a dose was given a minute ago, and the manager is named as its checker.
import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldDay } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
let doseId = ''
let childId = ''
let authorityId = ''
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  const { centre, build, ids } = server.world
  childId = centre.under2.present[0] ?? ''
  doseId = ids()
  authorityId = ids()
  await build('100001', async (make, tx) => {
    const contactId = await make.contact(childId, { name: 'Tama Ngata' })
    const signed = { contactId, signedName: 'Tama Ngata', signedAt: minutesAgo(60), byId: centre.teacher.id }
    const agreed = { category: 'ongoing', name: 'Salbutamol', way: 'inhaler', reason: 'Asthma', note: 'Plan' }
    const times = { times: ['10:30'], fromDay: worldDay }
    const dose = { childId, dose: '2 puffs' }
    await tx
      .insertInto('medicineAuthority')
      .values({ id: authorityId, ...dose, ...agreed, ...times, ...signed })
      .execute()
    const given = {
      outcome: 'given',
      at: minutesAgo(1),
      byId: centre.teacher.id,
      checkedBy: centre.manager.id,
    }
    await tx
      .insertInto('medicineDose')
      .values({ id: doseId, authorityId, ...dose, ...given })
      .execute()
  })
})
afterEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.world.centre.teacher
const manager = () => server.world.centre.manager
const check = (over: object = {}, by: Person = manager()) =>
  server.as(by).call(medicinePlan, 'checkDose', {
    id: server.world.ids(),
    doseId,
    wasChecked: true,
    at: server.world.clock.now().toISOString(),
    ...over,
  })
const waiting = async (by: Person = manager()) =>
  (await server.as(by).call(today, 'listRequests', {})).data.filter(({ name }) => name === 'dosesToCheck')
const told = async () => {
  await server.runPlanned()
  const { data } = await server.as(manager()).call(message, 'listMessages', {})
  return data.records.filter(({ kind }) => kind === 'medicinePlan.unchecked')
}

it('waits for its checker alone, and no longer once they have confirmed it', async () => {
  expect(await waiting(teacher())).toEqual([])
  expect(await waiting()).toMatchObject([
    { id: doseId, whose: 'own', does: 'answer', params: { medicine: 'Salbutamol', byName: 'Hana Teacher' } },
  ])
  const { data } = await check()
  expect(data.doses).toMatchObject([
    { id: doseId, checkedBy: { name: 'Mere Manager' }, check: { wasChecked: true, note: null } },
  ])
  expect(await waiting()).toEqual([])
  expect(await told()).toEqual([])
})

it('is confirmed by nobody else', async () => {
  expect(await check({}, teacher())).toMatchObject({ status: 404 })
  expect(await waiting()).toHaveLength(1)
})

it('that was not checked needs a word about it, and is told to those who oversee safety, once', async () => {
  expect(await check({ wasChecked: false })).toMatchObject({ error: 'NOTE_REQUIRED' })
  const id = server.world.ids()
  const denied = { id, wasChecked: false, note: 'I was in the garden' }
  expect((await check(denied)).data.doses).toMatchObject([
    { check: { wasChecked: false, note: 'I was in the garden' } },
  ])
  expect((await check(denied)).status).toBe(200)
  expect(await told()).toHaveLength(1)
})

it('keeps the first answer', async () => {
  await check()
  expect((await check()).status).toBe(200)
  expect(await check({ wasChecked: false, note: 'No' })).toMatchObject({
    status: 409,
    error: 'RECORD_EXISTS',
  })
})

it('is taken off what was counted before; a refused one is not, and another count starts anew', async () => {
  const by = server.as(manager())
  const left = async () => (await by.call(medicinePlan, 'getBoard', {})).data.authorities[0]?.dosesLeft
  const count = (doses: number, id = server.world.ids(), at = minutesAgo(0)) =>
    by.call(medicinePlan, 'countDoses', { id, authorityId, doses, at })
  expect(await left()).toBeNull()
  const first = server.world.ids()
  expect((await count(2, first, minutesAgo(2))).data.dosesLeft).toBe(1)
  const refused = { outcome: 'refused' as const, dose: '2 puffs', at: minutesAgo(0) }
  await by.call(medicinePlan, 'give', { id: server.world.ids(), authorityId, childId, ...refused })
  expect(await left()).toBe(1)
  expect((await count(10)).data.dosesLeft).toBe(10)
  expect((await count(2, first, minutesAgo(2))).data.dosesLeft).toBe(10)
  expect(await count(3, first, minutesAgo(2))).toMatchObject({ error: 'RECORD_EXISTS' })
  expect(await count(-1)).toMatchObject({ error: 'VALIDATION_FAILED' })
  server.world.clock.pass(1)
  expect((await count(0)).data.dosesLeft).toBe(0)
})

it('cannot be confirmed in the future, nor a dose that is not there', async () => {
  expect(await check({ at: minutesAgo(-20) })).toMatchObject({ error: 'TIME_IN_FUTURE' })
  expect(await check({ doseId: server.world.ids() })).toMatchObject({ status: 404 })
})
