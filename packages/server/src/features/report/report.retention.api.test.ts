import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eraseOldReports } from './report.retention.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

type Work = Parameters<TestServer['world']['build']>[1]
const build = (work: Work) => server.world.build(server.world.centre.tenantId, work)

/** A minor accident, confirmed at 10:42 on 18 November 2026 in Auckland. */
async function confirmed(severity = 'minor') {
  const id = await makeReport(server.world, 'incident', { severity })
  const decided = { state: 'confirmed', decidedBy: server.world.centre.manager.id, decidedAt: worldNow }
  await build((_, tx) => tx.updateTable('report').set(decided).where('id', '=', id).execute())
  return id
}
async function runAt(instant: string) {
  server.world.clock.set(instant)
  await server.run(eraseOldReports, server.world.centre.tenantId)
}
const left = async () =>
  (await build((_, tx) => tx.selectFrom('report').select('id').orderBy('id').execute())) as { id: string }[]
const audited = async () =>
  (await build((_, tx) =>
    tx
      .selectFrom('auditEvent')
      .select(['actorId', 'subjects'])
      .where('action', '=', 'incident.erase')
      .execute(),
  )) as object[]

it('erases a minor accident after two years with its steps, and records that in the audit trail', async () => {
  const id = await confirmed()
  const serious = await confirmed('serious')
  const waiting = await makeReport(server.world, 'incident', { severity: 'minor' })
  // The last moment of the last day in Auckland.
  await runAt('2028-11-18T10:59:59.000Z')
  expect((await left()).map((row) => row.id)).toEqual([id, serious, waiting].sort())
  await runAt('2028-11-18T11:00:00.000Z')
  expect((await left()).map((row) => row.id)).toEqual([serious, waiting].sort())
  expect(await audited()).toEqual([{ actorId: null, subjects: [id] }])
  const steps = await build((_, tx) =>
    tx.selectFrom('reportStep').select('id').where('reportId', '=', id).execute(),
  )
  expect(steps).toEqual([])
})

it('keeps it in Australia until the child is 25', async () => {
  const id = await confirmed()
  await build(async (_, tx) => {
    await tx.updateTable('centre').set({ countryCode: 'AU' }).execute()
    const [childId = ''] = server.world.centre.under2.present
    await tx.updateTable('child').set({ birthDate: '2025-05-01' }).where('id', '=', childId).execute()
  })
  await runAt('2050-05-01T11:59:59.000Z')
  expect((await left()).map((row) => row.id)).toEqual([id])
  await runAt('2050-05-01T12:00:00.000Z')
  expect(await left()).toEqual([])
})

it('restarts the period with every step, such as a correction after a year', async () => {
  const id = await confirmed()
  await build((_, tx) =>
    tx
      .insertInto('reportStep')
      .values({
        id: server.world.ids(),
        reportId: id,
        step: 'corrected',
        byId: server.world.centre.manager.id,
        at: '2027-11-18T00:00:00.000Z',
        comment: 'The left knee',
      })
      .execute(),
  )
  await runAt('2028-12-01T00:00:00.000Z')
  expect(await left()).toHaveLength(1)
  await runAt('2029-11-18T11:00:00.000Z')
  expect(await left()).toEqual([])
})
