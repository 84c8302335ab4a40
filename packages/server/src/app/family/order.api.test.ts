// The list parameters ascs and descs: fields separated by commas, written as a field or as a column name.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let app: ReturnType<typeof uniApp>

beforeAll(async () => {
  server = await testServer()
  const { teacher, under2 } = server.world.centre
  await server.world.build('100001', async (make, tx) => {
    await make.child({ firstName: 'Zoe', familyName: 'Abel', birthDate: '2022-01-01' })
    await make.child({ firstName: 'Anahera', familyName: 'Young', birthDate: '2026-06-01' })
    await make.staff({ account: 'zed', realName: 'Äbba Zed' })
    for (const [kind, time] of [
      ['dayNote', '20:00'],
      ['toiletVisit', '20:30'],
    ] as const)
      await make.careRecord(under2.present[0] ?? '', under2.id, teacher.id, {
        kind,
        note: 'played',
        detail: JSON.stringify(kind === 'dayNote' ? {} : { outcome: 'wee', how: 'asked' }),
        occurredAt: `2026-11-17T${time}:00Z`,
      })
    for (const [title, hour] of [
      ['first', '01'],
      ['second', '02'],
    ])
      await tx
        .insertInto('message')
        .values({
          id: server.world.ids(),
          recipientId: teacher.id,
          causeId: server.world.ids(),
          kind: 'message.notice',
          params: JSON.stringify({ title, text: '' }),
          sentAt: `2026-11-17T${hour}:00:00Z`,
        })
        .execute()
  })
  app = uniApp(server)
  await app.signIn()
})
afterAll(() => server.close())

async function listed(path: string, field: string, order: Record<string, string>): Promise<unknown[]> {
  const { status, data } = await app.get<{ records: Record<string, unknown>[] }>(path, {
    size: 100,
    ...order,
  })
  expect(status).toBe(200)
  return data.records.map((record) => record[field])
}

const people = '/api/blade-system/search/user'
const children = '/api/blade-garden/children/list'
const entries = '/api/blade-garden/care/list'
const stays = '/api/blade-garden/children-check/list'
const trail = '/api/blade-garden/audit/list'
const messages = '/api/blade-message/message/my/list'

it.each([
  [people, 'account', { ascs: 'account' }, ['manager', 'teacher', 'zed']],
  [people, 'account', { descs: 'account' }, ['zed', 'teacher', 'manager']],
  [people, 'realName', { descs: 'real_name' }, ['Mere Manager', 'Hana Teacher', 'Äbba Zed']],
  [
    people,
    'account',
    { ascs: 'deptName,postName', descs: 'createTime,account' },
    ['zed', 'teacher', 'manager'],
  ],
  [entries, 'kind', { ascs: 'occurredAt' }, ['dayNote', 'toiletVisit']],
  [entries, 'kind', { descs: 'kind' }, ['toiletVisit', 'dayNote']],
  [entries, 'kind', { ascs: 'child,room,recordedBy', descs: 'occurredAt' }, ['toiletVisit', 'dayNote']],
  [messages, 'sentAt', { ascs: 'sentAt' }, ['2026-11-17T01:00:00.000Z', '2026-11-17T02:00:00.000Z']],
  [messages, 'sentAt', { descs: 'sent_at' }, ['2026-11-17T02:00:00.000Z', '2026-11-17T01:00:00.000Z']],
])('%s: %s by %o', async (path, field, order, wanted) => {
  expect(await listed(path, field, order)).toEqual(wanted)
})

it('orders children by a field, and equal ones in the list’s own order', async () => {
  expect((await listed(children, 'firstName', { descs: 'birthDate' }))[0]).toBe('Anahera')
  expect((await listed(children, 'firstName', { ascs: 'birth_date' }))[0]).toBe('Zoe')
  expect((await listed(children, 'familyName', { ascs: 'familyName' }))[0]).toBe('Abel')
  const byFirst = await listed(children, 'firstName', { ascs: 'firstName' })
  expect(byFirst).toEqual((byFirst as string[]).toSorted((a, b) => a.localeCompare(b)))
})

it('orders the attendance record by each column, and the audit trail', async () => {
  const names = async (order: Record<string, string>) =>
    (await listed(stays, 'child', order)).map((child) => (child as { firstName: string }).firstName)
  const rising = await names({ ascs: 'child' })
  expect(rising.length).toBeGreaterThan(1)
  expect(rising).toEqual(rising.toSorted((a, b) => a.localeCompare(b)))
  expect(await names({ descs: 'child' })).toEqual(rising.toReversed())
  for (const field of ['day', 'room', 'signedInAt', 'signedInBy', 'signedOutAt', 'signedOutBy'])
    expect(await names({ descs: field, ascs: 'child' })).toHaveLength(rising.length)

  const manager = uniApp(server)
  await manager.signIn('manager')
  const done = async (order: Record<string, string>) => {
    const { status, data } = await manager.get<{ records: { at: string }[] }>(trail, { size: 100, ...order })
    expect(status).toBe(200)
    return data.records.map(({ at }) => at)
  }
  for (const field of ['at', 'person', 'action']) await done({ ascs: field })
  expect(await done({ ascs: 'at' })).toEqual((await done({})).toSorted())
})

it.each([people, children, entries, messages, stays])('%s ignores unknown order fields', async (path) => {
  const own = await listed(path, 'id', {})
  for (const wrong of [
    'passwordHash',
    'password_hash',
    'id;drop table staff',
    "1' or '1",
    'constructor',
    ',,',
  ])
    expect(await listed(path, 'id', { ascs: wrong, descs: wrong })).toEqual(own)
})
