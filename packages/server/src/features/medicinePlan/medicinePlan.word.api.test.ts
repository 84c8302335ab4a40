// It is Wednesday, 18 November 2026, 10:42 in Auckland. A medicine for some days was signed yesterday, so that today needs a
// parent's word of its own.
import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldDay } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
let childId = ''
let contactId = ''
let authorityId = ''
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  const { centre, build } = server.world
  childId = centre.under2.present[0] ?? ''
  await build('100001', async (make) => {
    contactId = await make.contact(childId, { name: 'Tama Ngata' })
    const signed = { contactId, signedName: 'Tama Ngata', signedAt: minutesAgo(24 * 60) }
    const agreed = { category: 'period', name: 'Paracetamol', dose: '5 mL', way: 'mouth', reason: 'Fever' }
    const when = { times: [], leastHours: 4, mostInDay: 3, fromDay: '2026-11-17', untilDay: '2026-11-20' }
    const row = { childId, ...agreed, ...when, ...signed, byId: centre.teacher.id }
    authorityId = await make.row('medicineAuthority', row)
  })
})
afterAll(() => server.close())

const teacher = () => server.world.centre.teacher
const manager = () => server.world.centre.manager
const say = (over: object = {}, by: Person = teacher()) =>
  server.as(by).call(medicinePlan, 'confirmToday', {
    id: server.world.ids(),
    authorityId,
    signed: { contactId, drawing: null },
    at: server.world.clock.now().toISOString(),
    ...over,
  })
const give = () =>
  server.as(teacher()).call(medicinePlan, 'give', {
    id: server.world.ids(),
    authorityId,
    childId,
    dose: '5 mL',
    outcome: 'given',
    checkedBy: manager().id,
    at: server.world.clock.now().toISOString(),
  })
const words = async () =>
  (await server.as(teacher()).call(medicinePlan, 'getBoard', {})).data.authorities[0]?.words

it('lets the medicine be given on its day, some hours after the dose at home', async () => {
  expect(await give()).toMatchObject({ error: 'PARENT_NEEDED_TODAY' })
  expect(await say({ lastGivenAt: minutesAgo(-60) })).toMatchObject({ error: 'TIME_IN_FUTURE' })
  expect(await say({ lastGivenAt: minutesAgo(180) })).toMatchObject({ status: 200 })
  expect((await words())?.[0]).toMatchObject({
    day: worldDay,
    name: 'Tama Ngata',
    lastGivenAt: minutesAgo(180),
  })
  expect(await give()).toMatchObject({ error: 'DOSE_TOO_EARLY' })
  server.world.clock.pass(60)
  expect(await give()).toMatchObject({ status: 200 })
})

it('is kept beside others of the day, and the last dose at home counts whoever tells of it', async () => {
  await say({ at: minutesAgo(30) })
  const second = { id: server.world.ids(), lastGivenAt: minutesAgo(62), at: minutesAgo(20) }
  for (const _ of [1, 2]) expect(await say(second, manager())).toMatchObject({ status: 200 })
  expect(await say(second)).toMatchObject({ error: 'RECORD_EXISTS' })
  expect((await words())?.map(({ byName, lastGivenAt }) => [byName, lastGivenAt])).toEqual([
    ['Mere Manager', minutesAgo(62)],
    ['Hana Teacher', null],
    ['Hana Teacher', null],
  ])
  expect(await give()).toMatchObject({ error: 'DOSE_TOO_EARLY' })
})

const told = async () => {
  await server.runPlanned()
  const { data } = await server.as(manager()).call(message, 'listMessages', {})
  return data.records.filter(({ kind }) => kind === 'medicinePlan.conflict').map(({ params }) => params)
}

it('that arrives after a dose tells those who oversee safety that the dose was too early, once', async () => {
  await say({ at: minutesAgo(30) })
  expect(await give()).toMatchObject({ status: 200 })
  await say({ lastGivenAt: minutesAgo(250), at: minutesAgo(20) })
  expect(await told()).toEqual([])
  const late = { id: server.world.ids(), lastGivenAt: minutesAgo(60), at: minutesAgo(20) }
  for (const _ of [1, 2]) expect(await say(late, manager())).toMatchObject({ status: 200 })
  expect(await told()).toMatchObject([
    { childName: 'Aroha Ngata', medicine: 'Paracetamol', byName: 'Hana Teacher', why: 'DOSE_TOO_EARLY' },
  ])
})

it('that a medicine has ended, and arrives after a dose, is told in the same way', async () => {
  await say({ at: minutesAgo(30) })
  expect(await give()).toMatchObject({ status: 200 })
  const end = { id: authorityId, why: 'Mum rang: no more', at: minutesAgo(10) }
  for (const _ of [1, 2])
    expect(await server.as(manager()).call(medicinePlan, 'endAuthority', end)).toMatchObject({ status: 200 })
  expect(await told()).toMatchObject([{ why: 'AUTHORITY_ENDED', at: server.world.clock.now().toISOString() }])
})
