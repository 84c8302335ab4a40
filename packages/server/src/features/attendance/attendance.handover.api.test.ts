// Handing a child over: who may collect it, what somebody unknown needs, and what is kept.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import type { CallOf } from '@daybook/contract/kernel/feature.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { openLive } from '@daybook/testkit/live.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Centre, Person } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

type SignOut = CallOf<typeof attendance.operations.signOut>

let server: TestServer
let centre: Centre
let child: string
let mother: string
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  centre = server.world.centre
  ;[child = ''] = centre.under2.present
  mother = await make({ name: 'Ana Tūhoe', mayCollect: true })
  await make({ name: 'Rua Tūhoe', mayCollect: true, collectsUntil: '2026-11-17' })
  await make({ name: 'Mondays', mayCollect: true, collectsOn: [1] })
  await make({ name: 'Next Month', mayCollect: true, collectsFrom: '2026-12-18' })
  await make({ name: 'Barred', mayCollect: false })
  await make({ name: 'Rex', mayCollect: true, orderNote: 'Call the police', orderPhone: '111' })
})
afterAll(() => server.close())

const make = (over: object, childId = child) =>
  server.world.build(centre.tenantId, (builder) => builder.contact(childId, over))
const out = (over: Partial<SignOut>, person: Person = centre.teacher) =>
  server.as(person).call(attendance, 'signOut', { ids: child, ...over } as SignOut)
const known = { collector: 'Aunty Rose', identityBy: 'known' } as const
/** The age that the centre asks of whoever collects a child. */
const askAge = (collectorMinAge: number) =>
  server.world.build(centre.tenantId, (_, tx) => tx.updateTable('centre').set({ collectorMinAge }).execute())
const stays = async () =>
  (await server.as(centre.teacher).call(attendance, 'listStays', { childId: child })).data.records

describe('a contact', () => {
  it.each([
    ['by a court order', 'rex', 'COLLECTOR_BY_ORDER'],
    ['who is barred', 'Barred', 'COLLECTOR_NOT_ALLOWED'],
    ['whose last day was yesterday', 'Rua Tuhoe', 'COLLECTOR_ENDED'],
    ['whose first day is to come', 'Next Month', 'COLLECTOR_NOT_YET'],
    ['on another day of the week', 'Mondays', 'COLLECTOR_NOT_TODAY'],
    ['who is unknown', 'Aunty Rose', 'COLLECTOR_UNKNOWN'],
  ])('is refused %s, and the child stays', async (_, collector, error) => {
    expect(await out({ collector })).toMatchObject({ status: 409, error, fields: { [child]: error } })
    expect(await stays()).toMatchObject([{ signedOutAt: null, collectedBasis: null }])
  })

  it('who may collects, and is kept as the contact', async () => {
    expect(await out({ collector: 'ana tuhoe' })).toMatchObject({ status: 200 })
    expect(await stays()).toMatchObject([
      { collectedBy: 'ana tuhoe', collectedBasis: 'contact', collectedById: mother, secondedBy: null },
    ])
  })
})

it('a contact is too young until the birthday that the centre asks', async () => {
  await make({ name: 'Big Sister', mayCollect: true, birthDate: '2010-11-19' })
  await make({ name: 'Big Brother', mayCollect: true, birthDate: '2010-11-18' })
  await askAge(16)
  expect(await out({ collector: 'Big Sister' })).toMatchObject({ error: 'COLLECTOR_TOO_YOUNG' })
  const { data } = await server.as(centre.teacher).call(attendance, 'listToday', {})
  const onBoard = data.children.find(({ id }) => id === child)
  expect(onBoard?.collectorMinAge).toBe(16)
  expect(onBoard?.contacts.find(({ name }) => name === 'Big Sister')?.oldEnoughFrom).toBe('2026-11-19')
  expect(await out({ collector: 'Big Brother' })).toMatchObject({ status: 200 })
})

describe('somebody unknown', () => {
  it('needs another member of staff of this centre', async () => {
    const by = (secondId: string) => out({ ...known, secondId })
    expect(await by(centre.teacher.id)).toMatchObject({
      status: 422,
      error: 'SECOND_IS_FIRST',
      fields: { secondId: 'SECOND_IS_FIRST' },
    })
    for (const id of [server.world.other.manager.id, server.world.ids()])
      expect(await by(id)).toMatchObject({ status: 404, error: 'STAFF_NOT_FOUND' })
    expect(await by(centre.manager.id)).toMatchObject({ status: 200 })
    expect(await stays()).toMatchObject([
      {
        collectedBy: 'Aunty Rose',
        collectedBasis: 'twoStaff',
        secondedBy: 'Mere Manager',
        collectedById: null,
        identityBy: 'known',
      },
    ])
  })

  it('or the word of a parent who may collect the child', async () => {
    const by = (wordBy: string) => out({ ...known, wordBy, wordHow: 'phone' })
    for (const name of ['Rex', 'Barred', 'Rua Tūhoe', 'Nobody'])
      expect(await by(name)).toMatchObject({ status: 409, error: 'WORD_NOT_ALLOWED' })
    expect(await by('Ana Tuhoe')).toMatchObject({ status: 200 })
    expect(await stays()).toMatchObject([
      { collectedBy: 'Aunty Rose', collectedBasis: 'parentWord', wordBy: 'Ana Tūhoe', wordHow: 'phone' },
    ])
  })

  it('has to be identified, and to have the age that the centre asks', async () => {
    const { id: secondId } = centre.manager
    const unknown = { status: 409, error: 'COLLECTOR_UNKNOWN' }
    expect(await out({ collector: 'Aunty Rose', secondId })).toMatchObject(unknown)
    await askAge(16)
    expect(await out({ ...known, secondId })).toMatchObject(unknown)
    expect(await out({ ...known, secondId, ageAtLeast: 16 })).toMatchObject({ status: 200 })
  })

  it('whose words say what they rest on', async () => {
    const { id: secondId } = centre.manager
    expect(await out({ secondId })).toMatchObject({ status: 400, fields: { collector: 'REQUIRED' } })
    expect(await out({ collector: 'Aunty Rose', wordBy: 'Ana Tūhoe' })).toMatchObject({
      status: 400,
      fields: { wordHow: 'REQUIRED' },
    })
  })
})

it('two staff and a parent’s word do not lift a court order', async () => {
  const agreed = { secondId: centre.manager.id, wordBy: 'Ana Tūhoe', wordHow: 'inPerson' } as const
  expect(await out({ collector: 'Rex', ...agreed })).toMatchObject({ error: 'COLLECTOR_BY_ORDER' })
})

it('keeps that nobody was asked where there are contacts, and nothing where there are none', async () => {
  const [, other = ''] = centre.under2.present
  expect(await out({ ids: [child, other].join() })).toMatchObject({ status: 200 })
  expect(await stays()).toMatchObject([{ collectedBy: null, collectedBasis: 'notAsked' }])
  const { data } = await server.as(centre.teacher).call(attendance, 'listStays', { childId: other })
  expect(data.records).toMatchObject([{ collectedBy: null, collectedBasis: null }])
})

it('records one of two collectors at once, and says so to the other', async () => {
  await make({ name: 'Hemi', mayCollect: true })
  const answers = await Promise.all([
    out({ collector: 'Ana Tūhoe' }),
    out({ collector: 'Hemi' }, centre.manager),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ error: 'CHILD_COLLECTED' })
  const [stay] = await stays()
  // The same again is only late, whoever says it.
  expect(await out({ collector: stay?.collectedBy ?? '' })).toMatchObject({ error: 'CHILD_NOT_SIGNED_IN' })
  expect(await out({})).toMatchObject({ error: 'CHILD_NOT_SIGNED_IN' })
})

it('forgets the handover when the sign-out is undone', async () => {
  await out({ ...known, secondId: centre.manager.id })
  const [stay] = await stays()
  await server.as(centre.teacher).call(attendance, 'voidSignOut', { ids: stay?.id ?? '' })
  expect(await stays()).toMatchObject([{ collectedBy: null, collectedBasis: null, secondedBy: null }])
})

it('compares the day of the sign-out, not the day on which it is sent', async () => {
  const yesterday = '2026-11-17'
  await server.world.build(centre.tenantId, (builder) =>
    builder.attendance(child, centre.under2.id, centre.teacher.id, {
      day: yesterday,
      signedInAt: `${yesterday}T08:00:00+13:00`,
    }),
  )
  const occurredAt = `${yesterday}T16:00:00+13:00`
  expect(await out({ collector: 'Rua Tūhoe', occurredAt })).toMatchObject({ status: 200 })
  expect(await out({ collector: 'Rua Tūhoe' })).toMatchObject({ error: 'COLLECTOR_ENDED' })
})

it('shows a warning about a child on the board', async () => {
  await server.world.build(centre.tenantId, (_, tx) =>
    tx.updateTable('child').set({ custodyNote: 'Only Ana collects' }).where('id', '=', child).execute(),
  )
  const { children } = (await server.as(centre.teacher).call(attendance, 'listToday', {})).data
  expect(children.find(({ id }) => id === child)).toMatchObject({ custodyNote: 'Only Ana collects' })
})

describe('a handover against the rule', () => {
  const override = (attendanceId: string, person: Person, over: object = {}) =>
    server.as(person).call(attendance, 'overrideHandover', {
      attendanceId,
      collector: 'Rex',
      reason: 'He took the child before anybody could stop him',
      ...over,
    })
  const messages = async (person: Person) =>
    (await server.as(person).call(message, 'listMessages', {})).data.records.filter(
      ({ kind }) => kind === 'attendance.handoverOverridden',
    )

  it('signs the child out with its reason, and tells those who oversee safety, once', async () => {
    const [stay] = await stays()
    expect(await override(stay?.id ?? '', centre.teacher)).toMatchObject({ status: 403 })
    for (let n = 0; n < 2; n++)
      expect(await override(stay?.id ?? '', centre.manager)).toMatchObject({ status: 200 })
    expect(await stays()).toMatchObject([
      {
        signedOutBy: 'Mere Manager',
        collectedBy: 'Rex',
        collectedBasis: 'override',
        overrideReason: 'He took the child before anybody could stop him',
      },
    ])
    expect(await messages(centre.manager)).toHaveLength(1)
    expect(await messages(centre.teacher)).toHaveLength(0)
  })

  it('corrects a sign-out that was recorded already, and keeps what it said', async () => {
    await out({ collector: 'Ana Tūhoe', occurredAt: '2026-11-18T10:00:00+13:00' })
    const [stay] = await stays()
    expect(await override(stay?.id ?? '', centre.manager)).toMatchObject({ status: 200 })
    expect(await stays()).toMatchObject([
      {
        signedOutAt: stay?.signedOutAt,
        signedOutBy: 'Hana Teacher',
        collectedBy: 'Rex',
        collectedBasis: 'override',
      },
    ])
    const kept = await server.world.build(centre.tenantId, (_, tx) =>
      tx.selectFrom('attendanceAmendment').select('before').execute(),
    )
    expect(kept).toMatchObject([{ before: { collectedBy: 'Ana Tūhoe', collectedById: mother } }])
  })

  it('is refused before the sign-in, in the future, and for a stay that was undone', async () => {
    const [{ id = '' } = {}] = await stays()
    const at = (occurredAt: string) => override(id, centre.manager, { occurredAt })
    expect(await at('2026-11-18T06:00:00+13:00')).toMatchObject({ error: 'SIGN_OUT_BEFORE_SIGN_IN' })
    expect(await at('2026-11-17T16:00:00+13:00')).toMatchObject({ error: 'SIGN_OUT_OTHER_DAY' })
    expect(await at('2026-11-18T20:00:00+13:00')).toMatchObject({ error: 'TIME_IN_FUTURE' })
    await server.as(centre.manager).call(attendance, 'voidSignIn', { ids: id, reason: 'The wrong twin' })
    expect(await override(id, centre.manager)).toMatchObject({ error: 'RECORD_VOIDED' })
  })
})

it('whoever signs a child out sees what the parents have not been told, until somebody has said so', async () => {
  const { manager } = centre
  const teacher = await makeDeputy(
    server.world,
    ['attendance.read', 'attendance.record', 'child.read'],
    'reliever',
  )
  const cook = await makeDeputy(server.world, ['attendance.read', 'child.read'], 'cook')
  const seenBy = async (person: Person) => {
    const board = (await server.as(person).call(attendance, 'listToday', {})).data.children
    const { data } = await server.as(person).call(childPage, 'getPage', { id: child })
    const others = board.filter(({ id }) => id !== child).map(({ notTold }) => notTold)
    expect(others.filter((one) => one !== undefined)).toEqual([])
    const onBoard = board.find(({ id }) => id === child)?.notTold
    expect(data.notTold).toEqual(onBoard)
    return onBoard
  }
  const live = await openLive(server.url, { token: await server.tokenOf(teacher) })
  await live.untilReady()
  const notTold = { parentsTold: false, toldHow: null, toldAt: null, toldBy: null }
  const detail = { ...sampleValues(incidentReport.fields, server.world), childId: child, ...notTold }
  const id = server.world.ids()
  expect(await server.as(manager).call(incident, 'submit', { id, detail })).toMatchObject({ status: 200 })
  while ((await live.nextEvent()).operation !== 'incident.decided');
  await live.close()
  const report = { id, kind: 'incident', at: detail.occurredAt, byName: 'Mere Manager' }
  expect(await seenBy(manager)).toEqual([{ ...report, page: `/pages/home/task/detail-acc?id=${id}` }])
  // What happened stays with those who may read the report: a teacher learns whom to ask.
  expect(await seenBy(teacher)).toEqual([{ ...report, page: null }])
  expect(await seenBy(cook)).toBeUndefined()
  // It stops nobody.
  expect(await out({ collector: 'Ana Tūhoe' })).toMatchObject({ status: 200 })
  await server.as(manager).call(incident, 'followUp', { id, mark: 'Told the mother at the door.' })
  expect(await seenBy(teacher)).toBeUndefined()
})
