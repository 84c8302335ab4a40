// What the day shows of other features is for whoever has the right to it there: the right to the day alone names nobody.
import { type Right, rightsOf } from '@daybook/contract/kernel/rights.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { makeRow } from '@daybook/testkit/registers.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  await aFullDay()
})
afterAll(() => server.close())

/** Something of every kind that names a child, a colleague or what the centre has. */
async function aFullDay() {
  const { centre, build } = server.world
  const { tenantId, under2, teacher, manager } = centre
  const [child, other] = under2.present
  await makeRow(server.world, 'asset', { nextCheck: worldDay })
  await makeRow(server.world, 'food', { bestBefore: '2026-11-16' })
  await build(tenantId, async (make, tx) => {
    await tx.updateTable('child').set({ birthDate: '2025-11-18' }).where('id', '=', child).execute()
    await make.attendance(child, under2.id, teacher.id, {
      day: '2026-11-16',
      signedInAt: '2026-11-15T19:00:00Z',
    })
    await make.absence(under2.absent, { day: worldDay, note: 'Tummy bug' })
    await make.careRecord(other, under2.id, teacher.id, {
      occurredAt: '2026-11-17T20:00:00Z',
      voidedBy: teacher.id,
      voidedAt: '2026-11-17T21:00:00Z',
      voidReason: 'Recorded twice',
    })
    await make.row('report', {
      kind: 'leave',
      authorId: teacher.id,
      submittedAt: worldNow,
      startsAt: '2026-11-17T11:00:00.000Z',
      endsAt: '2026-11-20T11:00:00.000Z',
      state: 'confirmed',
      decidedAt: worldNow,
      decidedBy: manager.id,
      summary: '',
      detail: JSON.stringify({ kind: 'annual', dates: {} }),
    })
  })
  await makeReport(server.world, 'incident')
  await makeReport(server.world, 'hazard')
}

const holding = async (...rights: Right[]) => server.as(await makeDeputy(server.world, rights))
const manager = () => server.as(server.world.centre.manager)
type Caller = ReturnType<typeof manager>

const dayOf = async (by: Caller) => (await by.call(today, 'listDay', {})).data
const oversightOf = async (by: Caller) => (await by.call(today, 'getOversight', {})).data.sections
const requestsOf = async (by: Caller) => (await by.call(today, 'listRequests', {})).data
const named = (sections: Record<string, readonly unknown[]>) =>
  Object.keys(sections).filter((name) => (sections[name] ?? []).length > 0)

it('a full day has something of each for a manager', async () => {
  const kinds = (await dayOf(manager())).map((item) => (item.kind === 'due' ? item.name : item.kind))
  expect(kinds).toEqual(
    expect.arrayContaining(['asset.due', 'food.due', 'aftercare.due', 'hazard.due', 'birthday']),
  )
  const sections = await oversightOf(manager())
  expect(named(sections)).toEqual(
    expect.arrayContaining(['childrenAway', 'corrections', 'forgottenSignOuts', 'staffAway']),
  )
  const requests = (await requestsOf(manager())).map(({ name }) => name)
  expect(requests).toEqual(expect.arrayContaining(['forgottenSignOuts', 'expiredFood', 'reports']))
})

it('the right to the day shows its tasks and nothing of other features, in the list, in the month and one by one', async () => {
  const cook = await holding('task.read')
  expect((await dayOf(cook)).filter(({ kind }) => kind === 'due' || kind === 'birthday')).toEqual([])
  const { data: month } = await cook.call(today, 'countMonth', { year: 2026, month: 11 })
  expect(month.find(({ day }) => day === worldDay)).toMatchObject({ tasks: 0 })
  for (const item of await dayOf(manager())) {
    if (item.kind !== 'due' && item.kind !== 'birthday') continue
    expect(await cook.call(today, 'getTask', { taskId: item.id })).toMatchObject({ status: 404 })
  }
})

it('the right to the manager’s page shows nothing of what its reader may not read', async () => {
  expect(named(await oversightOf(await holding('task.oversee')))).toEqual([])
})

it('the right to what waits shows and counts nothing that is not theirs to do', async () => {
  const somebody = await holding('request.read')
  expect(await requestsOf(somebody)).toEqual([])
  expect((await somebody.call(today, 'countRequests', {})).data).toMatchObject({
    total: 0,
    forgottenSignOuts: 0,
  })
})

it('each comes back with the right to it', async () => {
  const nurse = await holding('task.read', 'report.submit')
  const due = (await dayOf(nurse)).flatMap((item) => (item.kind === 'due' ? [item.name] : []))
  expect(due).toContain('aftercare.due')
  expect(due).not.toContain('asset.due')
  const all = server.world.centre.teacher
  expect(rightsOf(['teacher'])).toContain('asset.read')
  expect((await dayOf(server.as(all))).map(({ kind }) => kind)).toContain('birthday')
})
