// The rules of the centre's country and region as of a day.
import type { Subject } from '@daybook/contract/rule/figures.rules.ts'
import { rule } from '@daybook/contract/rule/rule.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

async function ruleOf(subject: Subject, day?: string) {
  const { data } = await server.as(server.world.centre.teacher).call(rule, 'listRules', day ? { day } : {})
  return data.find((one) => one.subject === subject)
}

const moveTo = (countryCode: string, regionCode: string | null) =>
  server.world.build(server.world.centre.tenantId, (_, tx) =>
    tx.updateTable('centre').set({ countryCode, regionCode }).execute(),
  )

it('teachers read them with figures and source, as of today or of a day', async () => {
  expect(await ruleOf('sleep.check', '2026-11-23')).toEqual({
    country: 'NZ',
    subject: 'sleep.check',
    figures: { least: 5, most: 10 },
    source: { document: 'nzCriteria2026', where: 'HS107' },
    from: '2026-04-20',
    verified: true,
  })
  expect(await ruleOf('drill.fire', '2026-04-19')).toMatchObject({
    figures: { months: 3 },
    source: { where: 'HS8' },
    until: '2026-04-19',
  })
  expect(await ruleOf('drill.fire')).toBeDefined()
})

it('follows the centre’s country and region', async () => {
  await moveTo('AU', 'VIC')
  expect(await ruleOf('ratio', '2026-11-23')).toMatchObject({ country: 'AU', region: 'VIC' })
  expect(await ruleOf('notify.abuse', '2026-11-23')).toMatchObject({ figures: { hours: 24 } })
  await moveTo('SG', null)
  expect(await ruleOf('ratio', '2026-11-23')).toBeUndefined()
  expect(await ruleOf('keep.leave', '2026-11-23')).toMatchObject({ country: '*', verified: false })
})
