// Each kind of check at its own calls: it starts with the product's template, is filled, and is finished.
import { cleaningCheck } from '@daybook/contract/cleaningCheck/cleaningCheck.kind.ts'
import { closingCheck } from '@daybook/contract/closingCheck/closingCheck.kind.ts'
import { healthSafetyCheck } from '@daybook/contract/healthSafetyCheck/healthSafetyCheck.kind.ts'
import { openingCheck } from '@daybook/contract/openingCheck/openingCheck.kind.ts'
import { premisesCheck } from '@daybook/contract/premisesCheck/premisesCheck.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)

it.each([openingCheck, closingCheck, healthSafetyCheck, cleaningCheck, premisesCheck])(
  'shows its items, keeps an answer, and shows it to the next person ($feature)',
  async (kind) => {
    const { data: empty } = await teacher().call(kind, 'getPage', {})
    const items = empty.template.sections.flatMap((section) => section.items)
    const item = items.find(({ type }) => type === 'done' || type === 'yesNo')
    const id = server.world.ids()
    const at = server.world.clock.now().toISOString()
    const answers = [{ id: server.world.ids(), itemId: item?.id ?? '', value: true, at }]
    const sent = await teacher().call(kind, 'submitData', { id, version: empty.template.version, answers })
    expect(sent).toMatchObject({ status: 200, data: { id } })
    const { data } = await server.as(server.world.centre.manager).call(kind, 'getPage', {})
    expect(data.check).toMatchObject({ id, answers: [{ itemId: item?.id, by: { name: 'Hana Teacher' } }] })
  },
)

it.each([openingCheck, closingCheck])('has a template of its own ($feature)', async (kind) => {
  const { data } = await teacher().call(kind, 'getTemplate', {})
  const { data: page } = await teacher().call(kind, 'getPage', {})
  expect(data.sections.length).toBeGreaterThan(0)
  expect(data.sections).toEqual(page.template.sections)
})
