import { message } from '@daybook/contract/message/message.contract.ts'
import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { payTable } from '@daybook/contract/payTable/payTable.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const people = () => server.world.centre
const detail = { group: 'p4' as const, step: 4, serviceHours: 2100, note: null, evidence: null }
const submit = (by: Person, over: object = {}) =>
  server.as(by).call(payParity, 'submit', { id: server.world.ids(), detail: { ...detail, ...over } })
const looks = () =>
  server.world.build(people().tenantId, (_, tx) =>
    tx
      .selectFrom('auditEvent')
      .select(['actorId', 'subjects'])
      .where('action', '=', 'payParity.look')
      .orderBy('at')
      .execute(),
  )

it('shows the steps of the centre’s country, in cents', async () => {
  const { data } = await server.as(people().teacher).call(payParity, 'getSteps', {})
  expect(data?.steps).toHaveLength(11)
  expect(data?.steps[3]).toEqual({ step: 4, annualCents: 6_413_300, startsFor: ['p4'] })
  expect(data).toMatchObject({ isVerified: false, isOwn: false })
  const { tenantId } = people()
  await server.world.build(tenantId, (_, tx) => tx.updateTable('centre').set({ countryCode: 'CN' }).execute())
  expect((await server.as(people().teacher).call(payParity, 'getSteps', {})).data).toBeNull()
})

it('goes by the centre’s own table from its day on, which only managers enter', async () => {
  const { teacher, manager, other } = { ...people(), other: server.world.other }
  const steps = [2, 1].map((step) => ({ step, annualCents: 6_000_000 + step, startsFor: null }))
  const own = { name: 'Full parity 2026', startsOn: '2026-04-01', steps }
  const entered = (by: Person, values: object) =>
    server.as(by).call(payTable, 'submit', { ...own, ...values })
  expect(await entered(teacher, {})).toMatchObject({ status: 403 })
  expect(await entered(manager, { steps: [...steps, { ...steps[0], annualCents: 1 }] })).toMatchObject({
    error: 'VALIDATION_FAILED',
    fields: { 'steps.2.step': 'TAKEN', 'steps.2.annualCents': 'TOO_SMALL' },
  })
  expect((await entered(manager, {})).status).toBe(200)
  expect((await entered(manager, { name: 'Again' })).error).toBe('VALUE_TAKEN')
  expect((await entered(manager, { startsOn: '2099-01-01', steps: steps.slice(1) })).status).toBe(200)
  const stepsFor = async (by: Person) => (await server.as(by).call(payParity, 'getSteps', {})).data
  expect(await stepsFor(teacher)).toMatchObject({
    isOwn: true,
    source: 'Full parity 2026',
    from: '2026-04-01',
    steps: [{ step: 1 }, { step: 2, annualCents: 6_000_002, startsFor: [] }],
  })
  expect(await submit(teacher, { step: 3 })).toMatchObject({ error: 'PAY_STEP_UNKNOWN' })
  expect((await submit(teacher, { step: 2 })).status).toBe(200)
  expect(await stepsFor(other.teacher)).toMatchObject({ isOwn: false })
})

it('refuses a step that the table does not have, and keeps nothing', async () => {
  expect(await submit(people().teacher, { step: 12 })).toMatchObject({
    status: 409,
    error: 'PAY_STEP_UNKNOWN',
    fields: { 'detail.step': 'NO_SUCH_STEP' },
  })
  expect((await server.as(people().teacher).call(payParity, 'getCurrent', {})).data).toBeNull()
})

it('is confirmed once by a manager, and the person is told', async () => {
  const { teacher, manager } = people()
  const { id } = (await submit(teacher)).data
  expect(await server.as(teacher).call(payParity, 'confirm', { id })).toMatchObject({ status: 403 })
  await server.as(manager).call(payParity, 'confirm', { id })
  expect(await server.as(manager).call(payParity, 'confirm', { id, mark: 'Seen' })).toMatchObject({
    status: 409,
    error: 'REPORT_ALREADY_REVIEWED',
  })
  await submit(teacher, { step: 5 })
  expect((await server.as(teacher).call(payParity, 'getCurrent', {})).data).toMatchObject({ id, detail })
  const { data } = await server.as(teacher).call(message, 'listMessages', {})
  expect(data.records).toMatchObject([{ kind: 'report.confirmed', params: { kind: 'payParity', about: '' } }])
})

it('stands in the day’s list of the person and of managers until it is decided, without the pay', async () => {
  const { teacher, manager } = people()
  const { id } = (await submit(teacher)).data
  const items = async (by: Person) => {
    const { data } = await server.as(by).call(today, 'listDay', {})
    return data.filter((item) => item.id === id)
  }
  const item = { name: 'payParity.dueDecide', about: 'Hana Teacher', status: 'pending' }
  expect(await items(manager)).toMatchObject([item])
  expect(await items(teacher)).toMatchObject([{ name: 'payParity.dueOwn' }])
  const others = (await submit(manager)).data.id
  const { data } = await server.as(teacher).call(today, 'listDay', {})
  expect(data.some((one) => one.id === others)).toBe(false)
  await server.as(manager).call(payParity, 'confirm', { id })
  expect(await items(manager)).toMatchObject([{ ...item, status: 'done' }])
})

it('hides somebody else’s pay from a teacher, and notes every look of the person and of managers', async () => {
  const { teacher, manager } = people()
  const { id } = (await submit(manager)).data
  expect(await server.as(teacher).call(payParity, 'get', { id })).toMatchObject({ status: 404 })
  expect((await server.as(teacher).call(payParity, 'list', { authorId: manager.id })).data.total).toBe(0)
  const own = (await submit(teacher)).data.id
  await server.as(teacher).call(payParity, 'get', { id: own })
  await server.as(manager).call(payParity, 'get', { id: own })
  const seen = (await looks()).filter(({ subjects }) => subjects.includes(own))
  expect(seen.map(({ actorId }) => actorId)).toEqual([teacher.id, manager.id])
})

it('a manager decides their own only while there is no other manager', async () => {
  const { teacher, manager, tenantId } = people()
  const makeTeacher = (roles: string[]) =>
    server.world.build(tenantId, (_, tx) =>
      tx.updateTable('staff').set({ roles }).where('id', '=', teacher.id).execute(),
    )
  await makeTeacher(['teacher', 'manager'])
  const { id, can } = (await submit(manager)).data
  expect(can).not.toContain('confirm')
  for (const decision of ['confirm', 'refuse'] as const)
    expect(await server.as(manager).call(payParity, decision, { id, mark: 'Mine' })).toMatchObject({
      status: 409,
      error: 'OWN_REPORT',
    })
  await makeTeacher(['teacher'])
  expect((await server.as(manager).call(payParity, 'get', { id })).data.can).toContain('confirm')
  expect((await server.as(manager).call(payParity, 'confirm', { id })).data.state).toBe('confirmed')
})
