import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const present = () => server.world.centre.under2.present as [string, string, string]
const board = async () => (await teacher().call(sunscreenApplication, 'getBoard', { code: 'under-2' })).data

type Outcome = 'applied' | 'ownCream' | 'notConsented' | 'reaction'
const record = (outcomes: Record<string, Outcome>, over: object = {}) =>
  teacher().call(sunscreenApplication, 'recordMany', {
    roomCode: 'under-2',
    records: Object.entries(outcomes).map(([childId, outcome]) => ({
      id: server.world.ids(),
      childId,
      occurredAt: worldNow,
      detail: { outcome },
      ...over,
    })),
  })

const consents = (childId: string, sunscreenConsent: string | null) =>
  server.world.build('100001', (_, tx) =>
    tx.updateTable('child').set({ sunscreenConsent }).where('id', '=', childId).execute(),
  )

it('is recorded for a whole room and shown on its board', async () => {
  const [a, b, c] = present()
  await consents(b, 'ownCream')
  await consents(c, 'none')
  const { status } = await record({ [a]: 'applied', [b]: 'ownCream', [c]: 'notConsented' })
  expect(status).toBe(200)
  const { children } = await board()
  const outcomes = children.map(({ last, sunscreenConsent }) => [sunscreenConsent, last?.detail.outcome])
  expect(outcomes.slice(0, 3)).toEqual([
    ['centreCream', 'applied'],
    ['ownCream', 'ownCream'],
    ['none', 'notConsented'],
  ])
})

it('refuses sunscreen without the parents’ consent, names each child, and stores nothing', async () => {
  const [a, b, c] = present()
  await consents(a, 'ownCream')
  await consents(b, 'none')
  await consents(c, null)
  const answer = await record({ [a]: 'applied', [b]: 'ownCream', [c]: 'applied' })
  const key = 'SUNSCREEN_NOT_CONSENTED'
  expect(answer).toMatchObject({ status: 409, error: key, fields: { [a]: key, [b]: key, [c]: key } })
  expect((await board()).children.every(({ last }) => last === null)).toBe(true)
  // Parents who were never asked consent by handing over their own cream.
  expect(await record({ [c]: 'ownCream' })).toMatchObject({ status: 200 })
})

it('needs a reason on unsuitable skin', async () => {
  const [a] = present()
  await server.world.build('100001', (make) =>
    make.allergy(a, { substance: 'Zinc oxide', severity: 'mild', allergens: ['zinc'] }),
  )
  expect(await record({ [a]: 'applied' })).toMatchObject({
    status: 422,
    fields: { [a]: 'CONFLICT_REASON_REQUIRED' },
  })
  expect(await record({ [a]: 'reaction' })).toMatchObject({ status: 200 })
  const conflictReason = 'The mineral-free tube'
  expect(await record({ [a]: 'applied' }, { conflictReason })).toMatchObject({ data: [{ conflictReason }] })
})
