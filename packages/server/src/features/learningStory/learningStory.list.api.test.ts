// The list of learning stories, of a centre with many.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldDay } from '@daybook/testkit/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)

it('is listed by author in the order of days, page by page, from the own centre alone', async () => {
  const { centre, other } = server.world
  const made = await many({ count: 25, ofOneDay: 5, by: centre.teacher })
  await many({ count: 3, ofOneDay: 1, by: centre.manager })
  await many({ count: 3, ofOneDay: 1, by: other.teacher })
  const page = async (current: number) =>
    (await manager().call(learningStory, 'list', { authorId: centre.teacher.id, current, size: 10 })).data
  const pages = [await page(1), await page(2), await page(3)]
  expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(made)
  expect(pages.map(({ total }) => total)).toEqual([25, 25, 25])
  expect((await page(4)).total).toBe(25)
  const all = (await manager().call(learningStory, 'list', {})).data
  expect([all.total, all.searchedFrom]).toEqual([28, null])
})

it('a search reads the newest two thousand stories, says since when, and reads others by their days', async () => {
  await many({ count: 2100, ofOneDay: 10, by: server.world.centre.teacher })
  const found = async (query: object) => (await teacher().call(learningStory, 'list', query)).data
  // Story n is of n / 10 days ago.
  expect(await found({ text: 'story 5 of' })).toMatchObject({
    total: 1,
    searchedFrom: addDays(worldDay, -199),
  })
  expect(await found({ text: 'story 2050 of' })).toMatchObject({ total: 0, records: [] })
  const until = addDays(worldDay, -200)
  expect(await found({ text: 'story 2050 of', until })).toMatchObject({ total: 1, searchedFrom: null })
  expect(await found({ strand: 'wellbeing' })).toMatchObject({
    total: 1000,
    searchedFrom: addDays(worldDay, -199),
  })
  expect(await found({})).toMatchObject({ total: 2100, searchedFrom: null })
})

/** Adds published stories, every second about well-being. @returns their ids, newest first */
async function many({
  count,
  ofOneDay,
  by,
}: {
  count: number
  ofOneDay: number
  by: Person
}): Promise<string[]> {
  return server.world.build(by.tenantId, async (_, tx) => {
    const { rows } = await sql<{ id: string }>`with made as (
      insert into learning_story (id, author_id, state, title, happened_on, words, strands, published_at, detail)
      select gen_random_uuid(), ${by.id}, 'published', 'A day', ${worldDay}::date - n / ${ofOneDay}::int,
        'Story ' || n || ' of many', case when n % 2 = 0 then array['wellbeing'] else '{}' end, app_now(), '{}'
      from generate_series(0, ${count - 1}::int) n returning id, happened_on)
      select id from made order by happened_on desc, id desc`.execute(tx)
    return rows.map(({ id }) => id)
  })
}
