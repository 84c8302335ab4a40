// What waits for a person, from every feature in one list.
import { hazard } from '@daybook/contract/hazard/hazard.kind.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
const id = { hazard: '', others: '', closed: '', accident: '', stay: '' }
beforeAll(async () => {
  server = await testServer()
  const { world } = server
  const { centre, build } = world
  id.accident = await makeReport(world, 'incident')
  id.hazard = await makeReport(world, 'hazard', { dueOn: '2026-11-16', what: 'Loose gate' })
  id.others = await makeReport(world, 'hazard', { ownerId: centre.manager.id })
  id.closed = await makeReport(world, 'hazard')
  const teacher = server.as(centre.teacher)
  await teacher.call(hazard, 'close', { id: id.closed, mark: 'Fixed' })
  await build(centre.tenantId, async (make) => {
    const signedIn = { day: '2026-11-17', signedInAt: '2026-11-16T19:15:00Z' }
    id.stay = await make.attendance(centre.under2.absent, centre.under2.id, centre.teacher.id, signedIn)
    const entry = await make.planEntry({ staffId: centre.teacher.id, roomId: centre.under2.id })
    await make.task({
      planEntryId: entry,
      day: '2026-11-18',
      dueAt: '2026-11-17T20:00:00Z',
      roomId: centre.under2.id,
      staffId: centre.teacher.id,
    })
  })
})
afterAll(() => server.close())

const listOf = async (person: 'teacher' | 'manager') => {
  const { data } = await server.as(server.world.centre[person]).call(today, 'listRequests', {})
  return data
}

it('lists everything that waits for a teacher, the oldest due first', async () => {
  const items = await listOf('teacher')
  expect(items.map(({ name }) => name)).toEqual(['dueWork', 'forgottenSignOuts', 'dueWork', 'lateTasks'])
  expect(items).toMatchObject([
    {
      id: id.hazard,
      dueAt: '2026-11-15T11:00:00.000Z',
      page: `/pages/home/task/hazards-maintenance-detail?id=${id.hazard}`,
      until: '2026-11-15T11:00:00.000Z',
      does: 'do',
      whose: 'own',
      params: { about: 'Loose gate · Fell off the low beam', isLate: true },
    },
    { id: id.stay, whose: 'shared', since: '2026-11-16T19:15:00.000Z', params: { day: '2026-11-17' } },
    // The follow-up of the accident.
    { id: id.accident, params: { name: 'incident.due', isLate: false } },
    { params: { kind: 'nappyChange', roomName: 'Under twos' } },
  ])
})

it('lists reports for a manager, and only the manager’s own hazards', async () => {
  const items = await listOf('manager')
  expect(items.find(({ name }) => name === 'reports')).toMatchObject({
    id: id.accident,
    page: `/pages/home/task/detail-acc?id=${id.accident}`,
    does: 'decide',
    whose: 'shared',
    params: { kind: 'incident', childName: 'Aroha Ngata', byName: 'Hana Teacher' },
  })
  expect(items.filter(({ name }) => name === 'dueWork').map((item) => item.id)).toEqual([id.others])
})

it('lists an own report among what waits for the other managers, not for its author', async () => {
  const own = await server.world.build(server.world.centre.tenantId, (_, tx) =>
    tx
      .updateTable('report')
      .set({ authorId: server.world.centre.manager.id })
      .where('id', '=', id.accident)
      .execute(),
  )
  expect(own).toBeDefined()
  const waiting = async () => (await listOf('manager')).filter(({ name }) => name === 'reports')
  expect(await waiting()).toMatchObject([{ id: id.accident }])
  await server.world.build(server.world.centre.tenantId, (make) =>
    make.staff({ account: 'deputy', roles: ['manager'] }),
  )
  expect(await waiting()).toEqual([])
})

it('counts what it lists, without what waits for others first', async () => {
  const { world } = server
  const asked = await makeReport(world, 'incident')
  await server.as(world.centre.manager).call(report, 'ask', { id: asked, mark: 'Where was it?' })
  for (const person of ['teacher', 'manager'] as const) {
    const { data } = await server.as(world.centre[person]).call(today, 'countRequests', {})
    const { total, ...counts } = data
    const items = (await listOf(person)).filter(({ whose }) => whose !== 'others')
    expect(items.length).toBeGreaterThan(0)
    expect(total).toBe(items.length)
    for (const [name, count] of Object.entries(counts))
      expect([name, count]).toEqual([name, items.filter((item) => item.name === name).length])
  }
  const others = (await listOf('manager')).filter(({ whose }) => whose === 'others')
  expect(others).toMatchObject([{ id: asked, name: 'reports' }])
})
