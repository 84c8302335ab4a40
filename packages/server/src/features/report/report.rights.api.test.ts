// What a role of the centre that lets somebody decide, and not read, sees of others.
import { report } from '@daybook/contract/report/report.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { makeReport } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('is nothing of the leave, pay and reports that wait, nor who submitted them', async () => {
  await makeReport(server.world, 'leave')
  await makeReport(server.world, 'incident')
  const pay = await makeReport(server.world, 'payParity')
  const rights = ['report.decide', 'report.submit', 'task.read', 'request.read'] as const
  const decider = server.as(await makeDeputy(server.world, rights))
  const reader = server.as(await makeDeputy(server.world, [...rights, 'report.readAll'], 'reader'))
  const waiting = async (by: typeof decider) => (await by.call(report, 'listAwaiting', {})).data.total
  expect(await waiting(reader)).toBe(3)
  expect(await waiting(decider)).toBe(0)
  const payOf = async (by: typeof decider) =>
    (await by.call(today, 'listDay', {})).data.filter(({ id }) => id === pay).length
  expect(await payOf(reader)).toBe(1)
  expect(await payOf(decider)).toBe(0)
})
