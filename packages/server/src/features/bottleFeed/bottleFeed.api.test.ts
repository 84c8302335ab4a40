import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let child: string
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  child = server.world.centre.under2.present[0] ?? ''
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const formula = { milk: 'formula', offered: 180, taken: 150 } as const

const claim = (detail: object, over: object = {}) => ({
  id: server.world.ids(),
  childId: child,
  occurredAt: worldNow,
  detail,
  ...over,
})
const record = (...records: object[]) =>
  // A test may also send input that the contract does not allow.
  teacher().call(bottleFeed, 'recordMany', { records } as never)
const entries = async () => (await teacher().call(bottleFeed, 'listEntries', { code: 'under-2' })).data

const hasAllergy = (over: { substance?: string; allergens?: string[] }) =>
  server.world.build('100001', (make) =>
    make.allergy(child, { substance: 'Cow’s milk', allergens: ['dairy'], ...over }),
  )

it('stores what was in the bottle and how much the child drank', async () => {
  const { status, data } = await record(claim(formula))
  expect(status).toBe(200)
  expect(data).toMatchObject([{ childId: child, detail: formula, conflictReason: null }])
  expect(await entries()).toEqual(data)
})

describe('amounts', () => {
  it.each([
    ['five litres', { offered: 5000, taken: 5000 }, 'AMOUNT_TOO_LARGE'],
    ['a millilitre too many', { offered: 501, taken: 0 }, 'AMOUNT_TOO_LARGE'],
    ['more taken than offered', { offered: 120, taken: 130 }, 'AMOUNT_TAKEN_ABOVE_OFFERED'],
  ])('refuses %s, and says of which child', async (_, amounts, key) => {
    const [, other = ''] = server.world.centre.under2.present
    const answer = await record(claim({ ...formula, ...amounts }), claim(formula, { childId: other }))
    expect(answer).toMatchObject({ status: 422, error: key, fields: { [child]: key } })
    expect(await entries()).toEqual([])
  })

  it.each([
    ['below nothing', { taken: -1 }],
    ['an empty bottle', { offered: 0, taken: 0 }],
    ['a part of a millilitre', { taken: 0.5 }],
    ['a word', { taken: 'all' }],
    ['more than anybody can type', { offered: 1e9 }],
  ])('takes %s for no amount', async (_, amounts) => {
    expect(await record(claim({ ...formula, ...amounts }))).toMatchObject({ error: 'VALIDATION_FAILED' })
  })

  it('are checked in the same way when they are amended', async () => {
    const { data } = await record(claim(formula))
    const { id = '', version = 0 } = data[0] ?? {}
    const amended = { id, version, occurredAt: worldNow, detail: { ...formula, taken: 5000 }, reason: 'typo' }
    expect(await teacher().call(care, 'amendCareEntry', amended)).toMatchObject({
      status: 422,
      error: 'AMOUNT_TOO_LARGE',
      fields: { [child]: 'AMOUNT_TOO_LARGE' },
    })
    expect(await entries()).toMatchObject([{ detail: formula, version: 1 }])
  })
})

describe('a bottle of which nobody has said how much was taken', () => {
  const open = { ...formula, taken: null }
  async function recordOpen() {
    const { data } = await record(claim(open))
    const { id = '', version = 0 } = data[0] ?? {}
    return { id, version, occurredAt: worldNow }
  }
  const amend = (amended: object, who = teacher()) => who.call(care, 'amendCareEntry', amended as never)

  it('is recorded, and a missing amount is not the same as none', async () => {
    expect(await record(claim(open))).toMatchObject({ status: 200, data: [{ detail: open }] })
    const { taken: _, ...without } = formula
    expect(await record(claim(without))).toMatchObject({ error: 'VALIDATION_FAILED' })
    expect(await record(claim({ ...open, offered: 5000 }))).toMatchObject({ error: 'AMOUNT_TOO_LARGE' })
  })

  it('is completed without a reason, however late', async () => {
    const entry = await recordOpen()
    server.world.clock.pass(60)
    const completed = await amend({ ...entry, detail: formula })
    expect(completed).toMatchObject({ status: 200, data: { detail: formula, version: 2 } })
    const { data } = await teacher().call(care, 'getCareEntry', { id: entry.id })
    expect(data.history).toMatchObject([{ reason: null, before: { detail: open } }])
  })

  it('needs a reason as soon as anything else changes with it', async () => {
    const entry = await recordOpen()
    server.world.clock.pass(60)
    const others = [
      { detail: { ...formula, milk: 'breastMilk' } },
      { detail: { ...formula, offered: 200 } },
      { detail: formula, note: 'Slow today' },
      { detail: formula, occurredAt: new Date(Date.parse(worldNow) - 60_000).toISOString() },
    ]
    for (const other of others)
      expect(await amend({ ...entry, ...other })).toMatchObject({ error: 'REASON_REQUIRED' })
    await amend({ ...entry, detail: formula })
    const again = { ...entry, version: 2, detail: { ...formula, taken: 160 } }
    expect(await amend(again)).toMatchObject({ error: 'REASON_REQUIRED' })
  })

  it('is completed only by whoever may amend it, and by at most what was offered', async () => {
    const entry = await recordOpen()
    const manager = server.as(server.world.centre.manager)
    const own = claim(open, { childId: server.world.centre.under2.present[1] ?? '' })
    await manager.call(bottleFeed, 'recordMany', { records: [own] } as never)
    const ofManager = { ...entry, id: own.id, detail: formula }
    expect(await amend(ofManager)).toMatchObject({ error: 'FORBIDDEN' })
    expect(await amend(ofManager, manager)).toMatchObject({ status: 200 })
    expect(await amend({ ...entry, detail: { ...formula, taken: 190 } })).toMatchObject({
      error: 'AMOUNT_TAKEN_ABOVE_OFFERED',
    })
    expect((await entries()).find(({ id }) => id === entry.id)).toMatchObject({ detail: open, version: 1 })
  })
})

describe('a conflict with an allergy', () => {
  it('needs a reason, which is stored with the entry', async () => {
    await hasAllergy({})
    const refused = await record(claim(formula))
    expect(refused).toMatchObject({ status: 422, error: 'CONFLICT_REASON_REQUIRED' })
    expect(refused.fields).toEqual({ [child]: 'CONFLICT_REASON_REQUIRED' })
    expect(await record(claim(formula, { conflictReason: '  ' }))).toMatchObject({
      error: 'VALIDATION_FAILED',
    })
    expect(await entries()).toEqual([])
    const conflictReason = 'Lactose-free formula from home'
    const { data } = await record(claim(formula, { conflictReason }))
    expect(data).toMatchObject([{ conflictReason }])
    const log = await teacher().call(care, 'getCareEntry', { id: data[0]?.id ?? '' })
    expect(log.data).toMatchObject({ kind: 'bottleFeed', conflictReason })
  })

  it('depends on what the milk contains: breast milk and an allergy to bees need no reason', async () => {
    await hasAllergy({})
    expect(await record(claim({ ...formula, milk: 'breastMilk' }))).toMatchObject({ status: 200 })
    const [, other = ''] = server.world.centre.under2.present
    await server.world.build('100001', (make) => make.allergy(other, { substance: 'Bee sting' }))
    expect(await record(claim(formula, { childId: other }))).toMatchObject({ status: 200 })
  })

  it('includes the child’s diet', async () => {
    await server.world.build('100001', (_, tx) =>
      tx
        .updateTable('child')
        .set({ dietAvoids: ['dairy'] })
        .where('id', '=', child)
        .execute(),
    )
    expect(await record(claim({ ...formula, milk: 'cowsMilk' }))).toMatchObject({
      error: 'CONFLICT_REASON_REQUIRED',
    })
    const { data } = await teacher().call(bottleFeed, 'getBoard', { code: 'under-2' })
    expect(data.children[0]).toMatchObject({ id: child, dietAvoids: ['dairy'] })
  })

  it('needs a reason when an amendment causes it, and keeps an existing reason', async () => {
    await hasAllergy({})
    const { data } = await record(claim({ ...formula, milk: 'breastMilk' }))
    const { id = '' } = data[0] ?? {}
    const amend = (version: number, detail: object, over: object = {}) =>
      teacher().call(care, 'amendCareEntry', {
        id,
        version,
        occurredAt: worldNow,
        detail: { ...formula, ...detail },
        reason: 'asked again',
        ...over,
      } as never)
    expect(await amend(1, {})).toMatchObject({ status: 422, error: 'CONFLICT_REASON_REQUIRED' })
    expect(await amend(1, {}, { conflictReason: 'Agreed with Mum' })).toMatchObject({ status: 200 })
    expect(await amend(2, { taken: 100 })).toMatchObject({ data: { conflictReason: 'Agreed with Mum' } })
    const log = await teacher().call(care, 'getCareEntry', { id })
    expect(log.data.history.map(({ before }) => before.conflictReason)).toEqual([null, 'Agreed with Mum'])
  })

  it('is not checked again when the same record is repeated', async () => {
    const one = claim(formula)
    await record(one)
    await hasAllergy({})
    expect(await record(one)).toMatchObject({ status: 200, data: [{ id: one.id }] })
    expect(await record({ ...one, conflictReason: 'on second thoughts' })).toMatchObject({
      error: 'RECORD_EXISTS',
    })
  })
})
