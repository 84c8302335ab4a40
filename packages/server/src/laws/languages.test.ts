// What somebody submits is listed for readers of other languages: a report of each kind, submitted with the app in
// Chinese, has nothing in its stored summary but what was typed, and no list in English has words of ours in Chinese.
import { reportKindNames } from '@daybook/contract/app/report.kinds.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, personWho, routes, sampleOf } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const submits = routes.filter(
  ({ feature, name }) => name === 'submit' && reportKindNames.some((kind) => kind === feature),
)

it('knows the submission of every kind', () => {
  expect(submits.map(({ feature }) => feature).sort()).toEqual([...reportKindNames].sort())
})

it.each(submits)('a report is listed in the language of its reader ($feature)', async (route) => {
  const { world } = server
  const input = (await sampleOf(route, world)) as { id: string; detail: object }
  const by = personWho(route, world)
  const made = await call(server, route, by, input, { headers: { 'Accept-Language': 'zh-CN' } })
  expect(made.status).toBe(200)
  const english = { headers: { 'Accept-Language': 'en-NZ' } }
  const { data: mine } = await server.as(by).call(report, 'listMine', {}, english)
  const listed = mine.records.find(({ id }) => id === input.id)
  const { data: awaiting } = await server.as(by).call(report, 'listAwaiting', {}, english)
  const { data: requests } = await server.as(by).call(today, 'listRequests', {}, english)
  expect(JSON.stringify([mine, awaiting, requests])).not.toMatch(/\p{Script=Han}/u)
  const typed = JSON.stringify(input.detail)
  for (const part of listed?.summary.split(' · ').filter(Boolean) ?? ['not listed'])
    expect(typed).toContain(JSON.stringify(part).slice(1, -1))
})
