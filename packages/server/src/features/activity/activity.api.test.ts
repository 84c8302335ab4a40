import { activity } from '@daybook/contract/activity/activity.contract.ts'
import { noticeMessages } from '@daybook/contract/notice/notice.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Job } from '../../platform/jobs.queries.ts'
import { alerts, tell } from '../notification/index.ts'
import { postBirthdays } from '../today/today.jobs.ts'
import { takeBack } from './activity.post.ts'
import { type FeedWanted, feedOf } from './activity.queries.ts'
import { activityJobs } from './activity.routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const words = { 'en-US': 'New', 'zh-CN': '新' }
const say = (
  title: string,
  topic: 'notice' | 'alarm' | 'answer' = 'notice',
  causeId = server.world.ids(),
) => {
  const { tenantId, teacher: hana } = server.world.centre
  const { released } = alerts(noticeMessages, { released: { topic, to: 'named', words } })
  return server.world.build(tenantId, (_, tx) =>
    tell({ tx, ids: server.world.ids, clock: server.world.clock, publish: () => undefined }, released, [
      { to: [hana.id], params: { title }, link: null, causeId },
    ]),
  )
}
const titles = async (input: object = {}) =>
  (await teacher().call(activity, 'list', input)).data.records.map(({ params }) => params.title)

it('holds what a person is told, once for each cause, but no alarms', async () => {
  const causeId = server.world.ids()
  await say('Hats', 'notice', causeId)
  await say('Hats', 'notice', causeId)
  await say('Overdue', 'alarm')
  await say('Answered', 'answer')
  expect(await titles()).toEqual(['Answered', 'Hats'])
  expect(await titles({ filters: 'answer' })).toEqual(['Answered'])
  expect(await titles({ filters: 'answer, notice' })).toEqual(['Answered', 'Hats'])
  expect((await teacher().call(activity, 'list', { filters: 'gossip' })).status).toBe(400)
  expect((await manager().call(activity, 'list', {})).data.records).toEqual([])
})

it('is read on from a card, whatever is added meanwhile', async () => {
  for (let n = 1; n <= 25; n++) await say(`${n}`)
  const first = (await teacher().call(activity, 'list', {})).data
  expect(first.records).toHaveLength(10)
  await say('26')
  const before = first.next ?? ''
  const second = (await teacher().call(activity, 'list', { before })).data
  expect(second.records.map(({ params }) => params.title)[0]).toBe('15')
  // Only the first page counts them all.
  expect([first.total, second.total, second.pages]).toEqual([25, undefined, undefined])
  const last = (await teacher().call(activity, 'list', { before: second.next ?? '' })).data
  expect([last.records.length, last.next]).toEqual([5, null])
})

it('is read on from a card that was taken back meanwhile, and that card says nothing more', async () => {
  const { tenantId } = server.world.centre
  const { released } = alerts(noticeMessages, { released: { topic: 'notice', to: 'named', words } })
  const causes = Array.from({ length: 15 }, () => server.world.ids())
  for (const [n, causeId] of causes.entries()) await say(`${n + 1}`, 'notice', causeId)
  const { next, records } = (await teacher().call(activity, 'list', {})).data
  expect(records.at(-1)?.params.title).toBe('6')
  await server.world.build(tenantId, (_, tx) =>
    takeBack({ tx, clock: server.world.clock, publish: () => undefined }, released, causes[5] ?? ''),
  )
  expect(await titles({ before: next ?? '' })).toEqual(['5', '4', '3', '2', '1'])
  expect((await teacher().call(activity, 'unshow', { id: next ?? '' })).status).toBe(404)
  expect(await titles({ show: 'hidden' })).toEqual([])
  const [row] = await server.world.build(tenantId, (_, tx) =>
    tx.selectFrom('activity').select(['params', 'link']).where('id', '=', next).execute(),
  )
  expect(row).toEqual({ params: {}, link: null })
})

it('is read by pages as other lists of the family', async () => {
  for (let n = 1; n <= 25; n++) await say(`${n}`, n > 20 ? 'answer' : 'notice')
  const page = async (input: object) => (await teacher().call(activity, 'list', input)).data
  expect(await page({ current: 3 })).toMatchObject({ total: 25, current: 3, pages: 3, size: 10, next: null })
  const second = await page({ current: 2, size: 4, filters: 'answer' })
  expect(second.records.map(({ params }) => params.title)).toEqual(['21'])
  expect(second).toMatchObject({ total: 5, current: 2, pages: 2, size: 4 })
  expect(await page({ current: 9 })).toMatchObject({ records: [], total: 25 })
})

it('hides a card for one person, and brings it back', async () => {
  await say('Hats')
  const [{ id } = { id: '' }] = (await teacher().call(activity, 'list', {})).data.records
  expect((await manager().call(activity, 'unshow', { id })).status).toBe(404)
  expect((await teacher().call(activity, 'unshow', { id })).data.isHidden).toBe(true)
  expect(await titles()).toEqual([])
  expect(await titles({ show: 'hidden' })).toEqual(['Hats'])
  expect((await teacher().call(activity, 'show', { id })).data.isHidden).toBe(false)
  expect(await titles()).toEqual(['Hats'])
})

it('has birthdays from the morning on, and forgets after half a year', async () => {
  const { tenantId, under2 } = server.world.centre
  await server.world.build(tenantId, (_, tx) =>
    tx
      .updateTable('child')
      .set({ birthDate: '2024-11-18' })
      .where('id', '=', under2.present[0] ?? '')
      .execute(),
  )
  const run = () => server.run(postBirthdays, tenantId)
  // Somebody in the kitchen, whose role says nothing of children.
  const cook = await server.world.build(tenantId, async (make) => {
    await make.role({ alias: 'cook', name: 'Cook', rights: ['feed.read'] })
    return make.staff({ account: 'cook', realName: 'Cook', roles: ['cook'] })
  })
  await run()
  await run()
  const of = await server.world.build(tenantId, (_, tx) =>
    tx.selectFrom('activity').select('personId').where('personId', '=', cook).execute(),
  )
  expect(of).toEqual([])
  expect((await manager().call(activity, 'list', {})).data.records).toMatchObject([
    { kind: 'today.birthday', params: { turns: 2 } },
  ])
  server.world.clock.set('2027-05-20T00:00:00.000Z')
  for (const job of activityJobs) await server.run(job, tenantId)
  await server.world.build(tenantId, async (_, tx) =>
    expect(await tx.selectFrom('activity').select('id').execute()).toEqual([]),
  )
})

it('is read by its index alone, however much there is', async () => {
  const { tenantId, teacher: hana, manager: mere } = server.world.centre
  await server.world.build(tenantId, async (_, tx) => {
    await sql`insert into activity (id, person_id, kind, topic, params, link, cause_id, at, hidden_at)
      select gen_random_uuid(), (array[${hana.id}, ${mere.id}]::uuid[])[1 + n % 2], 'notice.released',
        (array['notice', 'request', 'answer', 'record'])[1 + n % 4], '{}', null, gen_random_uuid(),
        app_now() - n * interval '1 minute', case when n % 10 = 0 then app_now() end
      from generate_series(1, 6000) n`.execute(tx)
    await sql`analyze activity`.execute(tx)
  })
  const [, card] = (await teacher().call(activity, 'list', {})).data.records
  const plans: string[] = []
  const explain = (wanted: Partial<FeedWanted>): Job => ({
    name: 'explainFeed',
    run: async ({ tx }) => {
      const query = feedOf(tx, { personId: hana.id, topics: [], current: 1, size: 10, ...wanted })
      plans.push(JSON.stringify(await query.explain('json')))
    },
  })
  const all: Partial<FeedWanted>[] = [{}, { before: card?.id }, { topics: ['answer'] }, { show: 'hidden' }]
  // With the application's role, in a transaction of the tenant.
  for (const wanted of all) await server.run(explain(wanted), tenantId)
  for (const plan of plans) {
    expect(plan).toMatch(/activity_tenant_id_person_id_(topic_)?at_id_idx/)
    expect(plan).not.toMatch(/"Sort"|Seq Scan|Bitmap/)
  }
  expect(plans).toHaveLength(4)
})
