// Who reads of a story, and who no longer.
import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { openLive } from '@daybook/testkit/live.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const save = (over: object = {}, { state = 'published' }: { state?: 'draft' | 'published' } = {}) => {
  const childIds = [server.world.centre.under2.present[0] ?? '']
  const words = { title: 'The mud kitchen', text: '<p>Aroha stirred the soup.</p>', ...over }
  const detail = { childIds, happenedOn: worldDay, ...words } as never
  return teacher().call(learningStory, 'save', { id: server.world.ids(), state, detail })
}

it('stands in the feed of nobody in its room who may not read stories', async () => {
  const { tenantId, under2 } = server.world.centre
  const cook = await server.world.build(tenantId, async (make) => {
    await make.role({ alias: 'cook', name: 'Cook', rights: ['feed.read', 'child.read'] })
    return make.staff({ account: 'cook', realName: 'Cook', roles: ['cook'], roomId: under2.id })
  })
  await save()
  const told = await server.world.build(tenantId, (_, tx) =>
    tx.selectFrom('activity').select('personId').where('kind', '=', 'learningStory.ofRoom').execute(),
  )
  expect(told.map(({ personId }) => personId)).not.toContain(cook)
})

it('is not sent to open pages of those who may not read it yet', async () => {
  const reader = await makeDeputy(server.world, ['story.read'])
  const page = await openLive(server.url, { token: await server.tokenOf(reader) })
  await page.untilReady()
  await save({}, { state: 'draft' })
  const event = await page.nextEvent()
  await page.close()
  expect(event).toMatchObject({ operation: 'learningStory.save', data: null })
})

it('names the children whose parents do not agree to photos', async () => {
  const { centre, other, build } = server.world
  const consent = (isGiven: boolean, over: object = {}) =>
    JSON.stringify([{ what: 'photos', isGiven, decidedOn: '2026-01-12', endsOn: null, by: null, ...over }])
  const [refused = '', given = '', ended = ''] = centre.under2.present
  const decide = (tenantId: string, id: string, consents: string) =>
    build(tenantId, (_, tx) => tx.updateTable('child').set({ consents }).where('id', '=', id).execute())
  await decide(centre.tenantId, refused, consent(false))
  await decide(centre.tenantId, given, consent(true))
  await decide(centre.tenantId, ended, consent(false, { endsOn: '2026-11-17' }))
  await decide(other.tenantId, other.under2.present[0] ?? '', consent(false))
  const named = async () => (await teacher().call(learningStory, 'listNoPhotos', {})).data.map(({ id }) => id)
  expect(await named()).toEqual([refused])
  await decide(centre.tenantId, given, consent(true, { endsOn: '2026-11-17' }))
  expect(new Set(await named())).toEqual(new Set([refused, given]))
})

it('is found with or without macrons', async () => {
  const { data } = await save({ title: 'Te whare wānanga', text: '<p>With the whānau.</p>' })
  for (const text of ['wānanga', 'wananga', 'WHANAU', 'whānau'.normalize('NFD')])
    expect((await manager().call(learningStory, 'list', { text })).data.records).toMatchObject([
      { id: data.id },
    ])
  for (const text of ['100%', '_', '\\'])
    expect((await manager().call(learningStory, 'list', { text })).data.records).toEqual([])
})

it('a book is read no longer by whoever has left, with the address from before', async () => {
  const { data: story } = await save()
  const id = server.world.ids()
  await teacher().call(learningStory, 'saveSet', { id, title: 'Our garden', storyIds: [story.id] })
  const link = server.url + (await teacher().call(learningStory, 'getSetPdf', { id })).data.link
  expect((await fetch(link)).status).toBe(200)
  await manager().call(staff, 'remove', { ids: server.world.centre.teacher.id })
  expect((await fetch(link)).status).toBe(404)
})
