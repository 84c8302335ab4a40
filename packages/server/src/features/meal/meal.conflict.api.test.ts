// A child is given what an allergy or a diet excludes only with a reason and a second person who has checked.
import { care } from '@daybook/contract/care/care.contract.ts'
import { type MealDetail, meal } from '@daybook/contract/meal/meal.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const lunch: MealDetail = {
  eaten: 'all',
  meal: 'lunch',
  seconds: false,
  water: true,
  what: 'Pad thai',
  contains: ['cashew', 'egg'],
  alternative: false,
}
const centre = () => server.world.centre
const as = (person = centre().teacher) => server.as(person)
const children = () => [centre().under2.present[0] ?? '', centre().under2.present[1] ?? ''] as const
const claim = (childId: string, over: object = {}) => ({
  id: server.world.ids(),
  childId,
  occurredAt: worldNow,
  detail: lunch,
  ...over,
})
const record = (...records: ReturnType<typeof claim>[]) => as().call(meal, 'recordMany', { records })
const allergicTo = (allergens: string[]) =>
  server.world.build(centre().tenantId, (make) =>
    make.allergy(children()[0], { substance: 'Nuts', severity: 'anaphylaxis', allergens }),
  )
const conflictReason = 'This one is free of it'

describe('a meal that contains what a child must avoid', () => {
  beforeEach(() => allergicTo(['treeNuts']))

  it('is refused for that child, and nothing is recorded', async () => {
    const [allergic, other] = children()
    const answer = await record(claim(allergic), claim(other))
    expect(answer).toMatchObject({ status: 422, fields: { [allergic]: 'CONFLICT_REASON_REQUIRED' } })
    expect((await as().call(meal, 'listEntries', { code: centre().under2.code })).data).toEqual([])
  })

  it('needs a second person besides the reason, who is somebody else of this centre', async () => {
    const [allergic] = children()
    const second = { status: 422, fields: { [allergic]: 'SECOND_PERSON_REQUIRED' } }
    expect(await record(claim(allergic, { conflictReason }))).toMatchObject(second)
    const wrong = [centre().teacher.id, server.world.other.manager.id, server.world.ids()]
    for (const checkedBy of wrong)
      expect(await record(claim(allergic, { conflictReason, checkedBy }))).toMatchObject(second)
  })

  it('is recorded with both, and says who has checked', async () => {
    const { manager } = centre()
    const own = claim(children()[0], { conflictReason, checkedBy: manager.id })
    const checkedBy = { id: manager.id, name: expect.any(String) }
    const { data } = await record(own)
    expect(data).toMatchObject([{ conflictReason, checkedBy }])
    expect(await record(own)).toMatchObject({ status: 200, data })
    const { data: entry } = await as().call(care, 'getCareEntry', { id: own.id })
    expect(entry).toMatchObject({ checkedBy, detail: lunch })
  })

  it('needs none where the child has an alternative', async () => {
    const detail = { ...lunch, alternative: true }
    expect(await record(claim(children()[0], { detail }))).toMatchObject({ status: 200 })
  })

  it('needs both when the entry is changed so that it conflicts', async () => {
    const own = claim(children()[0], { detail: { ...lunch, contains: ['egg'] } })
    await record(own)
    const change = { id: own.id, version: 1, occurredAt: worldNow, detail: lunch, conflictReason }
    const amend = (more: object) => as().call(care, 'amendCareEntry', { ...change, ...more })
    expect(await amend({})).toMatchObject({ status: 422 })
    expect(await amend({ checkedBy: centre().teacher.id })).toMatchObject({ status: 422 })
    expect(await amend({ checkedBy: centre().manager.id })).toMatchObject({
      status: 200,
      data: { checkedBy: { id: centre().manager.id }, detail: { contains: ['cashew', 'egg'] } },
    })
  })
})

it('a diet counts as an allergy does', async () => {
  const [vegetarian] = children()
  await server.world.build(centre().tenantId, (_, tx) =>
    tx
      .updateTable('child')
      .set({ diets: ['vegetarian'] })
      .where('id', '=', vegetarian)
      .execute(),
  )
  const detail = { ...lunch, contains: ['beef' as const] }
  expect(await record(claim(vegetarian, { detail }))).toMatchObject({ status: 422 })
  expect(await record(claim(vegetarian))).toMatchObject({ status: 200 })
})
