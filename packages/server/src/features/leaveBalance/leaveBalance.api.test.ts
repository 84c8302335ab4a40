import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveBalance } from '@daybook/contract/leaveBalance/leaveBalance.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

// It is Wednesday, 18 November 2026, in Auckland.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => setCentre(true))
afterEach(() => server.reset())
afterAll(() => server.close())

/** Open from Monday to Friday. */
const setCentre = (keepsLeaveBalance: boolean) =>
  server.world.build(server.world.centre.tenantId, async (_, tx) => {
    await tx.updateTable('centre').set({ keepsLeaveBalance }).execute()
    await tx
      .updateTable('enrolment')
      .set({ weekdays: [1, 2, 3, 4, 5] })
      .execute()
  })
const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const staffId = () => server.world.centre.teacher.id
const granted = { kind: 'annual', type: 'granted', days: 20, from: '2026-04-01', reason: null } as const
const enter = (entry: object = {}, id = server.world.ids()) =>
  manager().call(leaveBalance, 'enter', { id, staffId: staffId(), entry: { ...granted, ...entry } })
const ask = async (from: string, until: string, over = {}) => {
  const dates = { from, until, startsAtNoon: false, endsAtNoon: false, ...over }
  const detail = { kind: 'annual' as const, dates, reason: null, attachments: [] }
  return (await teacher().call(leave, 'submit', { id: server.world.ids(), detail })).data.id
}

it('takes approved leave in days of work, without public holidays, from what was granted', async () => {
  await enter()
  await enter({ type: 'corrected', days: -1.5, from: '2026-10-01', reason: 'Taken before we started' })
  // Labour Day is Monday, 26 October.
  const taken = await ask('2026-10-23', '2026-10-28', { endsAtNoon: true })
  const waits = await ask('2026-11-23', '2026-11-24')
  await manager().call(leave, 'confirm', { id: taken })
  const { data } = await teacher().call(leaveBalance, 'getOwn', {})
  expect(data.balances).toEqual([{ kind: 'annual', granted: 18.5, taken: 2.5, waiting: 2, remains: 16 }])
  expect(data.entries.map(({ days, reason, byName }) => [days, reason, byName])).toEqual([
    [-1.5, 'Taken before we started', 'Mere Manager'],
    [20, null, 'Mere Manager'],
  ])
  const outlook = await manager().call(leaveBalance, 'getOfRequest', { id: waits })
  expect(outlook.data).toMatchObject({ days: 2, taken: 2.5, waiting: 0, remains: 14, lowest: 14 })
})

it('is entered by somebody else, unless nobody else can', async () => {
  const { manager: own, tenantId } = server.world.centre
  const entry = { id: server.world.ids(), staffId: own.id, entry: granted }
  const week = { id: server.world.ids(), staffId: own.id, week: { from: '2026-01-01', weekdays: [1] } }
  const isEnteredByOthers = async () =>
    (await manager().call(leaveBalance, 'getOf', { staffId: own.id })).data.isEnteredByOthers
  expect(await isEnteredByOthers()).toBe(false)
  const office = server.as(await makeDeputy(server.world, ['leave.keepBalance'], 'office'))
  expect(await isEnteredByOthers()).toBe(true)
  const refused = { status: 409, error: 'OWN_BALANCE' }
  expect(await manager().call(leaveBalance, 'enter', entry)).toMatchObject(refused)
  expect(await manager().call(leaveBalance, 'setWeek', week)).toMatchObject(refused)
  expect((await office.call(leaveBalance, 'enter', entry)).data).toMatchObject({
    isEnteredByOthers: false,
    balances: [{ kind: 'annual', granted: 20 }],
  })
  await server.world.build(tenantId, (_, tx) =>
    tx.updateTable('staff').set({ active: false }).where('account', '=', 'office').execute(),
  )
  expect((await manager().call(leaveBalance, 'setWeek', week)).status).toBe(200)
})

it('gets back the days of approved leave that a manager cancels, and foresees nothing of it', async () => {
  await enter()
  const id = await ask('2026-11-23', '2026-11-27')
  await manager().call(leave, 'confirm', { id })
  const remains = async () => (await teacher().call(leaveBalance, 'foresee', asked)).data?.remains
  const asked = { kind: 'annual' as const, from: '2026-12-01', until: '2026-12-01' }
  expect(await remains()).toBe(14)
  await manager().call(leave, 'cancel', { id, mark: 'The trip is off' })
  expect(await remains()).toBe(19)
  expect((await teacher().call(leaveBalance, 'getOfRequest', { id })).data).toBeNull()
})

it('takes the days on which a part-time teacher works, from the day on which a manager says so', async () => {
  await enter({ from: '2026-01-01' })
  const week = (from: string, weekdays: number[], id = server.world.ids()) =>
    manager().call(leaveBalance, 'setWeek', { id, staffId: staffId(), week: { from, weekdays } })
  // Two whole weeks: one before her days change, and one after it.
  const before = await ask('2026-11-23', '2026-11-27')
  const after = await ask('2026-12-07', '2026-12-11')
  const takes = async (id: string) => (await manager().call(leaveBalance, 'getOfRequest', { id })).data?.days
  expect([await takes(before), await takes(after)]).toEqual([5, 5])
  const id = server.world.ids()
  for (const _ of [1, 2]) await week('2026-12-01', [3, 1, 2, 2], id)
  expect((await week('2026-12-01', [5], id)).error).toBe('RECORD_EXISTS')
  expect([await takes(before), await takes(after)]).toEqual([5, 3])
  const { data } = await teacher().call(leaveBalance, 'getOwn', {})
  expect(data.weeks).toMatchObject([{ from: '2026-12-01', weekdays: [1, 2, 3], byName: 'Mere Manager' }])
  // Of two of the same day, the later one counts.
  server.world.clock.pass(1)
  await week('2026-12-01', [4])
  expect(await takes(after)).toBe(1)
  expect((await teacher().call(leaveBalance, 'getOwn', {})).data.weeks).toMatchObject([{ weekdays: [4] }])
  const impact = await teacher().call(leave, 'getImpact', { id: after })
  expect(impact.data).toMatchObject({ days: 1, closedDays: 4, holidays: [] })
  // The week of somebody else changes nothing.
  const colleague = server.world.centre.manager.id
  await manager().call(leaveBalance, 'setWeek', {
    id: server.world.ids(),
    staffId: colleague,
    week: { from: '2026-01-01', weekdays: [7] },
  })
  expect(await takes(before)).toBe(5)
  expect((await week('2026-12-01', [])).fields).toEqual({ 'week.weekdays': 'REQUIRED' })
  const own = { id: server.world.ids(), staffId: staffId(), week: { from: '2026-01-01', weekdays: [1] } }
  expect((await teacher().call(leaveBalance, 'setWeek', own)).status).toBe(403)
  const elsewhere = server.as(server.world.other.manager)
  expect((await elsewhere.call(leaveBalance, 'setWeek', own)).status).toBe(404)
})

it('says what leave would take and that it is more than is left, and never refuses it', async () => {
  await enter({ days: 3 })
  const asked = { kind: 'annual' as const, from: '2026-12-21', until: '2026-12-29', noon: 'start' as const }
  // Christmas Day and Boxing Day, which is moved to Monday, are holidays.
  const { data } = await teacher().call(leaveBalance, 'foresee', asked)
  expect(data).toMatchObject({ days: 4.5, granted: 3, taken: 0, remains: -1.5, on: '2026-12-29' })
  expect((await teacher().call(leaveBalance, 'foresee', { ...asked, kind: 'sick' })).data).toBeNull()
  expect(await ask('2026-12-21', '2026-12-29')).toEqual(expect.any(String))
  const backwards = await teacher().call(leaveBalance, 'foresee', { ...asked, until: '2026-12-01' })
  expect(backwards.fields).toEqual({ until: 'ENDS_BEFORE_START' })
})

it('is kept by managers, and read by the person and managers alone', async () => {
  const id = server.world.ids()
  for (const _ of [1, 2]) expect((await enter({}, id)).data.entries).toHaveLength(1)
  expect((await enter({ days: 9 }, id)).error).toBe('RECORD_EXISTS')
  const own = { id: server.world.ids(), staffId: staffId(), entry: granted }
  expect((await teacher().call(leaveBalance, 'enter', own)).status).toBe(403)
  expect((await teacher().call(leaveBalance, 'getOf', { staffId: staffId() })).status).toBe(403)
  const elsewhere = server.as(server.world.other.manager)
  expect((await elsewhere.call(leaveBalance, 'getOf', { staffId: staffId() })).status).toBe(404)
  expect((await elsewhere.call(leaveBalance, 'enter', own)).status).toBe(404)
  expect((await enter({ type: 'corrected', days: 0.25 })).fields).toEqual({
    'entry.days': 'INVALID_FORMAT',
    'entry.reason': 'REQUIRED',
  })
})

it('is not there in a centre that keeps none', async () => {
  await enter()
  await setCentre(false)
  expect((await teacher().call(leaveBalance, 'getOwn', {})).data).toEqual({
    isKept: false,
    isEnteredByOthers: true,
    balances: [],
    entries: [],
    weeks: [],
  })
  const asked = { kind: 'annual' as const, from: '2026-12-21', until: '2026-12-21' }
  expect((await teacher().call(leaveBalance, 'foresee', asked)).data).toBeNull()
  expect((await enter()).status).toBe(404)
})
