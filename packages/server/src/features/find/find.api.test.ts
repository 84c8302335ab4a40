import { find } from '@daybook/contract/find/find.contract.ts'
import { hazard, hazardFields } from '@daybook/contract/hazard/hazard.kind.ts'
import { incident, incidentFields } from '@daybook/contract/incident/incident.kind.ts'
import { notice } from '@daybook/contract/notice/notice.kind.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { publications } from '@daybook/testkit/publications.ts'
import { makeRow } from '@daybook/testkit/registers.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { type Person, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const { teacher, manager, publishPolicy } = publications(() => server)
type Caller = ReturnType<typeof teacher>

/** Kinds and titles of what somebody finds. */
const found = async (text: string, by: Caller = manager()) => {
  const { status, data } = await by.call(find, 'findRecords', { text })
  expect(status).toBe(200)
  return data.map(({ kind, title }) => [kind, title])
}

async function submitAccident(whatHappened: string, by: Caller = teacher(), over: object = {}) {
  const detail = { ...sampleValues(incidentFields, server.world), whatHappened, ...over }
  const { status, data } = await by.call(incident, 'submit', { id: server.world.ids(), detail })
  expect(status).toBe(200)
  return data.id
}

describe('words', () => {
  it('are found by their beginnings, in any order, without capitals and accents', async () => {
    await submitAccident('Slipped on the wet ramp')
    const accident = ['incident', 'Slipped on the wet ramp']
    expect(await found('slip')).toEqual([accident])
    expect(await found('RÁMP we')).toEqual([accident])
    expect(await found('amp')).toEqual([])
    expect(await found('slipped mud')).toEqual([])
    expect(await found(' ·!? ')).toEqual([])
  })

  it('of Chinese are found from each character on', async () => {
    await submitAccident('在滑梯上摔倒了，膝盖擦伤')
    expect(await found('摔倒')).toHaveLength(1)
    expect(await found('膝盖')).toHaveLength(1)
    expect(await found('滑梯 擦伤')).toHaveLength(1)
    expect(await found('发烧')).toEqual([])
  })

  it('are of percent signs and underscores as of any other', async () => {
    await submitAccident('100% wet floor_mat')
    expect(await found('%')).toEqual([])
    expect(await found('floor')).toHaveLength(1)
  })

  it('follow a correction and the child’s new name', async () => {
    const id = await submitAccident('Slipped on the ramp')
    const { childId } = sampleValues(incidentFields, server.world)
    const detail = { ...sampleValues(incidentFields, server.world), whatHappened: 'Tripped over a root' }
    expect((await teacher().call(incident, 'submit', { id, version: 1, detail })).status).toBe(200)
    expect(await found('slipped')).toEqual([])
    expect(await found('tripped root')).toHaveLength(1)
    await server.world.build('100001', (_, tx) =>
      tx
        .updateTable('child')
        .set({ firstName: 'Wikitōria' })
        .where('id', '=', childId ?? '')
        .execute(),
    )
    expect(await found('wikitoria root')).toHaveLength(1)
  })
})

describe('of each kind', () => {
  it('the newest five are answered, the kind of the newest first', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await submitAccident(`Bump ${day}`)
    await publishPolicy({ title: 'Bumps to the head' })
    const kinds = (await found('bump')).map(([kind]) => kind)
    expect(kinds).toEqual(['policy', 'incident', 'incident', 'incident', 'incident', 'incident'])
  })

  it('there is the page, the time and the child of an accident', async () => {
    const id = await submitAccident('Slipped')
    const { data } = await manager().call(find, 'findRecords', { text: 'slipped' })
    expect(data).toMatchObject([
      { id, kind: 'incident', at: worldNow, page: `/pages/home/task/detail-acc?id=${id}`, entry: null },
    ])
    expect(data[0]?.childName).toMatch(/\w+ \w+/)
  })

  it('people and assets are found too, unless they have left', async () => {
    await makeRow(server.world, 'asset', { name: 'Trampoline', number: null })
    await server.world.build('100001', async (make) => {
      await make.staff({ account: 'quill', realName: 'Quill Trampe' })
      await make.staff({ account: 'gone', realName: 'Gone Trampe', active: false })
    })
    expect((await found('tramp')).toSorted()).toEqual([
      ['asset', 'Trampoline'],
      ['staff', 'Quill Trampe'],
    ])
  })
})

describe('only who may open a record finds it', () => {
  it('an accident: its author, who follows it up, and managers, and nobody of another centre', async () => {
    const followUpBy = server.world.centre.manager.id
    await submitAccident('Slipped on the ramp')
    await submitAccident('Slipped on the deck', manager(), { followUpBy })
    await submitAccident('Stumbled on the deck', manager())
    expect(await found('slipped')).toHaveLength(2)
    expect(await found('stumbled', teacher())).toHaveLength(1)
    expect(await found('slipped', teacher())).toEqual([['incident', 'Slipped on the ramp']])
    expect(await found('slipped deck', teacher())).toEqual([])
    expect(await found('slipped', server.as(server.world.other.manager))).toEqual([])
    expect(await found('slipped', server.as(server.world.administrator))).toEqual([])
  })

  it('a hazard: everybody who may report', async () => {
    const detail = { ...sampleValues(hazardFields, server.world), what: 'Loose board' }
    const { status } = await manager().call(hazard, 'submit', { id: server.world.ids(), detail })
    expect(status).toBe(200)
    expect((await found('loose', teacher())).map(([kind]) => kind)).toEqual(['hazard'])
  })

  it('a publication: its audience and publishers', async () => {
    const { manager: boss } = server.world.centre
    await publishPolicy({ title: 'Keys' }, { audience: { to: 'people', people: [boss.id] } })
    expect(await found('keys')).toHaveLength(1)
    expect(await found('keys', teacher())).toEqual([])
  })

  it('a notice: after its release, and never once it is removed', async () => {
    const releaseTime = '2026-11-18T02:00:00.000Z'
    const { data } = await manager().call(notice, 'submit', {
      title: 'Rubbish day',
      category: '1',
      content: '<p>Bins <b>out</b></p>',
      releaseTime,
    })
    expect(await found('bins')).toHaveLength(1)
    expect(await found('rubbish', teacher())).toEqual([])
    server.world.clock.set(releaseTime)
    expect(await found('rubbish', teacher())).toHaveLength(1)
    await manager().call(notice, 'remove', { ids: data.id })
    expect(await found('rubbish')).toEqual([])
  })

  it('nothing without the right to its kind', async () => {
    await submitAccident('Slipped')
    const deputy: Person = await makeDeputy(server.world, ['room.read'])
    expect(await found('slipped', server.as(deputy))).toEqual([])
  })
})
