import { activity } from '@daybook/contract/activity/activity.contract.ts'
import { file } from '@daybook/contract/file/file.contract.ts'
import { learningGoal } from '@daybook/contract/learningGoal/learningGoal.kind.ts'
import { allGoals } from '@daybook/contract/learningStory/curricula.ts'
import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { aDocument, aPicture, aVideo } from '@daybook/testkit/pictures.ts'
import { type Caller, type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forgetFiles } from '../file/file.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const aroha = () => server.world.centre.under2.present[0] ?? ''

const detail = (over: object = {}) => ({
  childIds: [aroha()],
  happenedOn: worldDay,
  title: 'The mud kitchen',
  text: '<p>Aroha <strong>stirred</strong> the soup.</p>',
  goals: ['exploration.1', 'wellbeing'],
  ...over,
})
type Save = { id?: string; version?: number; state?: 'draft' | 'submitted' | 'published' }
const save = (over: object = {}, { state = 'published', ...input }: Save = {}, by: Caller = teacher()) =>
  by.call(learningStory, 'save', { id: server.world.ids(), state, ...input, detail: detail(over) as never })
const uploaded = async (sent = aPicture(), by: Caller = teacher()) =>
  (await by.call(file, 'putFile', { file: sent })).data.attachId

it('a story is published with its children, goals and pictures, and found by all of them', async () => {
  const photos = [await uploaded()]
  const { status, data } = await save({ photos })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    state: 'published',
    version: 1,
    author: { name: 'Hana Teacher' },
    children: [{ id: aroha(), firstName: 'Aroha' }],
    files: [{ id: photos[0], mime: 'image/jpeg' }],
    can: ['edit', 'withdraw'],
  })
  expect((await fetch(server.url + (data.files[0]?.small ?? ''))).status).toBe(200)
  const found = async (query: object) =>
    (await manager().call(learningStory, 'list', query)).data.records.map(({ id }) => id)
  for (const query of [
    {},
    { childId: aroha() },
    { strand: 'wellbeing' },
    { authorId: server.world.centre.teacher.id },
    { from: worldDay, until: worldDay },
    // By its stem, by the title, and by a part of a word.
    { text: 'stirring soups' },
    { text: 'kitchen' },
    { text: 'oup' },
  ])
    expect(await found(query)).toEqual([data.id])
  for (const query of [
    { childId: server.world.centre.under2.present[1] },
    { strand: 'belonging' },
    { authorId: server.world.centre.manager.id },
    { until: '2026-11-17' },
    { text: 'strong' },
    { state: 'draft' },
  ])
    expect(await found(query)).toEqual([])
})

it('a story shows its videos after its pictures, and a story of before videos is read as it is', async () => {
  const poster = await uploaded()
  const { attachId: filmed } = (await teacher().call(file, 'putFile', { file: aVideo(), poster })).data
  const photos = [await uploaded()]
  const { data } = await save({ photos, videos: [filmed] })
  expect(data.files).toMatchObject([
    { id: photos[0] },
    { id: filmed, mime: 'video/mp4', width: 1, height: 1 },
  ])
  expect((await fetch(server.url + (data.files[1]?.medium ?? ''))).headers.get('content-type')).toBe(
    'image/jpeg',
  )
  expect(await save({ photos: [filmed] })).toMatchObject({ fields: { 'detail.photos': 'NOT_THERE' } })
  const other = { photos: [(await teacher().call(file, 'putFile', { file: aVideo() })).data.attachId] }
  expect(await save(other)).toMatchObject({ fields: { 'detail.photos': 'FILE_FORMAT' } })
  expect(await save({ videos: [await uploaded()] })).toMatchObject({
    fields: { 'detail.videos': 'FILE_FORMAT' },
  })
  await server.world.build('100001', (_, tx) =>
    tx.updateTable('learningStory').set({ detail: sql`detail - 'videos'` }).execute(),
  )
  const before = (await manager().call(learningStory, 'get', { id: data.id })).data
  expect(before.files.map(({ id }) => id)).toEqual(photos)
})

it('keeps no script, and answers each wrong part at its field', async () => {
  const { data } = await save({ text: '<p onclick="x()">Mud<script>x()</script></p>' })
  expect(data.detail.text).toBe('<p>Mud</p>')
  expect(
    await save({ text: '<script>x()</script>', title: ' ', childIds: [], happenedOn: '2026-11-19' }),
  ).toMatchObject({
    status: 400,
    fields: {
      'detail.text': 'REQUIRED',
      'detail.title': 'REQUIRED',
      'detail.childIds': 'REQUIRED',
      'detail.happenedOn': 'IN_FUTURE',
    },
  })
  const theirs = [server.world.other.under2.present[0]]
  expect(await save({ childIds: theirs })).toMatchObject({
    status: 404,
    fields: { 'detail.childIds': 'NOT_THERE' },
  })
  const photos = [await uploaded(aDocument())]
  expect(await save({ photos })).toMatchObject({ status: 400, fields: { 'detail.photos': 'FILE_FORMAT' } })
  const taken = [await uploaded()]
  await save({ photos: taken })
  for (const others of [taken, [await uploaded(aPicture(), manager())]])
    expect(await save({ photos: others })).toMatchObject({
      status: 404,
      fields: { 'detail.photos': 'NOT_THERE' },
    })
  expect(await save({ goals: ['nonsense'] })).toMatchObject({ status: 400 })
})

it('is linked to the centre’s own goals, found by their strand, and keeps one that is no longer used', async () => {
  const make = async (name: string, parentId?: string) =>
    (await manager().call(learningGoal, 'submit', { name, ...(parentId && { parentId }) })).data.id
  const strand = await make('Kaitiakitanga')
  const goal = await make('They look after the worm farm', strand)
  const { data } = await save({ goals: ['wellbeing.1'], ownGoals: goal })
  const [row] = (await teacher().call(learningStory, 'list', { strand })).data.records
  expect(row).toMatchObject({
    id: data.id,
    strands: ['wellbeing', strand],
    names: { [strand]: 'Kaitiakitanga' },
  })
  const offered = (await teacher().call(learningGoal, 'listOptions', {})).data
  expect(offered.map(({ id }) => id)).toEqual([strand, goal])
  await manager().call(learningGoal, 'remove', { ids: `${strand},${goal}` })
  expect((await teacher().call(learningGoal, 'listOptions', {})).data).toEqual([])
  const read = (await teacher().call(learningStory, 'get', { id: data.id })).data
  expect(read.names).toMatchObject({ [goal]: 'They look after the worm farm' })
  // It stays when the story is changed, and no other story takes it.
  expect((await save({ ownGoals: goal }, { id: data.id, version: 1 })).data.version).toBe(2)
  for (const gone of [goal, server.world.ids(), 'nonsense'])
    expect(await save({ ownGoals: gone })).toMatchObject({
      status: 404,
      fields: { 'detail.ownGoals': 'NOT_THERE' },
    })
})

it('takes goals under a strand and nothing under a goal, from managers', async () => {
  const submit = (name: string, parentId?: string, by = manager()) =>
    by.call(learningGoal, 'submit', { name, ...(parentId && { parentId }) })
  const strand = (await submit('Kaitiakitanga')).data.id
  const goal = (await submit('They care', strand)).data.id
  expect(await submit('They care more', goal)).toMatchObject({ fields: { parentId: 'INVALID_CHOICE' } })
  const other = (await submit('Whanaungatanga')).data.id
  const moved = await manager().call(learningGoal, 'submit', { id: strand, parentId: other })
  expect(moved).toMatchObject({ fields: { parentId: 'INVALID_CHOICE' } })
  expect(await submit('They care', strand)).toMatchObject({ error: 'VALUE_TAKEN' })
  expect((await submit('Mine', undefined, teacher())).status).toBe(403)
})

it('stands in the feeds of its rooms and of managers with its pictures, until it is withdrawn', async () => {
  const { tenantId, teacher: hana } = server.world.centre
  const cards = async (by: Caller) =>
    (await by.call(activity, 'list', {})).data.records.filter(({ kind }) => kind === 'learningStory.ofRoom')
  const { attachId: filmed } = (await teacher().call(file, 'putFile', { file: aVideo() })).data
  const { data } = await save({ photos: [await uploaded()], videos: [filmed] })
  expect(await cards(manager())).toMatchObject([
    {
      params: { title: 'The mud kitchen', byName: 'Hana Teacher', children: 'Aroha' },
      link: `/pages/learning-story/detail?id=${data.id}`,
      files: [{ mime: 'video/mp4' }, { mime: 'image/jpeg' }],
    },
  ])
  // Not in its author's, and not again when it is changed.
  expect(await cards(teacher())).toEqual([])
  const tama = server.world.centre.under2.present[1] ?? ''
  await save({ title: 'Mud', childIds: [tama] }, { id: data.id, version: 1 })
  const [card, ...others] = await cards(manager())
  expect(others).toEqual([])
  expect(card?.params).toMatchObject({ title: 'Mud' })
  expect(card?.params.children).not.toContain('Aroha')
  await server.world.build(tenantId, (_, tx) =>
    tx
      .updateTable('staff')
      .set({ roomId: server.world.centre.under2.id })
      .where('id', '=', hana.id)
      .execute(),
  )
  const { data: theirs } = await save({}, {}, manager())
  expect(await cards(teacher())).toMatchObject([{ files: [] }])
  await manager().call(learningStory, 'withdraw', { id: theirs.id })
  expect(await cards(teacher())).toEqual([])
})

it('a draft may be incomplete; of two who write on it, the second is told of the first', async () => {
  const { data } = await save({ childIds: [], text: null, title: 'Mud' }, { state: 'draft' })
  const { id } = data
  const change = { id, version: 1, state: 'draft' } as const
  expect((await save({ title: 'Mud!' }, change, manager())).data).toMatchObject({ version: 2 })
  expect(await save({ title: 'Mine' }, change)).toMatchObject({
    status: 409,
    error: 'RECORD_CHANGED',
    about: { byName: 'Mere Manager' },
  })
  const read = (await teacher().call(learningStory, 'get', { id })).data
  expect(read).toMatchObject({ version: 2, detail: { title: 'Mud!' }, changed: { by: 'Mere Manager' } })
  expect(await save({}, { id })).toMatchObject({ error: 'RECORD_EXISTS' })
})

it('a manager who was asked reads it, sends it back with a comment, and publishes it', async () => {
  const { data } = await save({}, { state: 'submitted' })
  const { id } = data
  const waiting = async () => (await manager().call(today, 'countRequests', {})).data.storiesToRead
  expect(await waiting()).toBe(1)
  const other = await teacher().call(learningStory, 'sendBack', { id, mark: 'No' })
  expect(other.status).toBe(403)
  await manager().call(learningStory, 'sendBack', { id, mark: 'What did she say?' })
  expect((await teacher().call(learningStory, 'get', { id })).data).toMatchObject({
    state: 'draft',
    reviewComment: 'What did she say?',
  })
  await save({ text: '<p>“Soup!”</p>' }, { id, version: 2, state: 'submitted' })
  expect(await manager().call(learningStory, 'publish', { id, version: 1 })).toMatchObject({
    error: 'RECORD_CHANGED',
  })
  const published = await manager().call(learningStory, 'publish', { id, version: 3 })
  expect(published.data).toMatchObject({ state: 'published', reviewComment: null })
  expect((await manager().call(learningStory, 'sendBack', { id, mark: 'Late' })).error).toBe('RECORD_CHANGED')
  expect(await waiting()).toBe(0)
  const kinds = async (by: Caller) =>
    (await by.call(message, 'listMessages', {})).data.records.map(({ kind }) => kind).sort()
  expect(await kinds(teacher())).toEqual(['learningStory.published', 'learningStory.sentBack'])
  expect(await kinds(manager())).toEqual(['learningStory.toRead', 'learningStory.toRead'])
})

it('is withdrawn for everybody, and its pictures stay while other uploads are forgotten', async () => {
  const photos = [await uploaded()]
  const { data } = await save({ photos })
  server.world.clock.pass(2 * 24 * 60)
  await server.run(forgetFiles(server.storage), server.world.centre.tenantId)
  const { files } = (await manager().call(learningStory, 'get', { id: data.id })).data
  expect((await fetch(server.url + (files[0]?.link ?? ''))).status).toBe(200)
  await teacher().call(learningStory, 'withdraw', { id: data.id })
  expect((await manager().call(learningStory, 'get', { id: data.id })).status).toBe(404)
})

it('a set keeps the order of its stories, and takes published ones alone', async () => {
  const first = (await save()).data.id
  const second = (await save({ title: 'Worms' })).data.id
  const draft = (await save({}, { state: 'draft' })).data.id
  const id = server.world.ids()
  const put = (storyIds: string[], version?: number) =>
    teacher().call(learningStory, 'saveSet', { id, title: 'Mud', storyIds, ...(version && { version }) })
  expect(await put([first, draft])).toMatchObject({ status: 404, fields: { storyIds: 'NOT_THERE' } })
  expect((await put([second, first])).data.stories.map((story) => story.id)).toEqual([second, first])
  expect((await put([first, second], 1)).data).toMatchObject({ version: 2 })
  expect(await put([], 1)).toMatchObject({ error: 'RECORD_CHANGED' })
  await teacher().call(learningStory, 'withdraw', { id: first })
  const { data } = await manager().call(learningStory, 'listSets', {})
  expect(data.records).toMatchObject([{ id, title: 'Mud', stories: 1 }])
  await teacher().call(learningStory, 'removeSet', { id })
  expect((await manager().call(learningStory, 'getSet', { id })).status).toBe(404)
})

it('a set is read as a book with its pictures, until its address expires', async () => {
  const photos = [await uploaded(), await uploaded()]
  // So many goals that they need a page of their own.
  const stories = [
    await save({ photos, title: 'He māra: 花园 محمد', goals: allGoals.slice(0, 20) }),
    await save(),
  ]
  const id = server.world.ids()
  const storyIds = stories.map(({ data }) => data.id)
  await teacher().call(learningStory, 'saveSet', { id, title: 'Our garden', storyIds })
  const { data } = await teacher().call(learningStory, 'getSetPdf', { id })
  expect(data.blanks).toEqual(['محمد'])
  const link = server.url + data.link
  const book = Buffer.from(await (await fetch(link)).arrayBuffer()).toString('latin1')
  expect(book.match(/\/Type \/Page\b/g)).toHaveLength(4)
  expect(book.match(/\/Subtype \/Image/g)).toHaveLength(2)
  const stranger = server.as(server.world.other.teacher)
  expect((await stranger.call(learningStory, 'getSetPdf', { id })).status).toBe(404)
  await teacher().call(learningStory, 'removeSet', { id })
  expect((await fetch(link)).status).toBe(404)
})
