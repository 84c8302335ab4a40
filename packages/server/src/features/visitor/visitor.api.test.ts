// Visitors inside the centre: who may see and do what.
import { house } from '@daybook/contract/house/house.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const centre = () => server.world.centre
const manager = () => server.as(centre().manager)
const teacher = () => server.as(centre().teacher)
const visit = (over: object = {}) => server.world.build(centre().tenantId, (make) => make.visit(over))

it('contact details are for managers, the host and the assigned teacher', async () => {
  const id = await visit()
  const seen = async (who: ReturnType<typeof manager>) => (await who.call(visitor, 'getVisitor', { id })).data
  expect(await seen(manager())).toMatchObject({
    email: 'rua@example.org',
    can: ['take', 'assign', 'checkOut'],
  })
  expect(await seen(teacher())).toMatchObject({ email: null, phone: null, can: ['take', 'checkOut'] })
  await manager().call(visitor, 'assignTeacher', { id, userId: centre().teacher.id })
  expect(await seen(teacher())).toMatchObject({ email: 'rua@example.org', teacher: { name: 'Hana Teacher' } })
})

it('a manager assigns a teacher, who gets a message, and then nobody waits', async () => {
  const id = await visit()
  const waiting = async () => (await manager().call(today, 'countRequests', {})).data.visitors
  expect(await waiting()).toBe(1)
  expect((await teacher().call(today, 'countRequests', {})).data.visitors).toBe(0)
  await manager().call(visitor, 'assignTeacher', { id, userId: centre().teacher.id })
  expect(await waiting()).toBe(0)
  const day = async () =>
    (await teacher().call(today, 'listDay', {})).data.flatMap((item) =>
      item.kind === 'due' ? [[item.about, item.status, item.page]] : [],
    )
  const page = `/pages/home/task/visitor-detail?id=${id}`
  expect(await day()).toEqual([['Rua Visitor', 'inProgress', page]])
  await teacher().call(visitor, 'checkOutVisitor', { id })
  expect(await day()).toEqual([['Rua Visitor', 'done', page]])
  const { data } = await teacher().call(message, 'listMessages', {})
  expect(data.records).toMatchObject([
    { kind: 'visitor.assigned', params: { visitorName: 'Rua Visitor', byName: 'Mere Manager' } },
  ])
})

it('nobody else’s staff can be assigned', async () => {
  const id = await visit()
  const answer = await manager().call(visitor, 'assignTeacher', { id, userId: server.world.other.teacher.id })
  expect(answer).toMatchObject({ status: 404, error: 'STAFF_NOT_FOUND' })
})

it('of two who check a visitor out, one does', async () => {
  const id = await visit()
  const answers = await Promise.all(
    [manager(), teacher()].map((who) => who.call(visitor, 'checkOutVisitor', { id })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { data } = await manager().call(visitor, 'getVisitor', { id })
  expect(data).toMatchObject({ can: [], checkedOutAt: server.world.clock.now().toISOString() })
  const late = await manager().call(visitor, 'assignTeacher', { id, userId: centre().teacher.id })
  expect(late.error).toBe('VISITOR_LEFT')
})

it('the list finds by day, state and any name, with or without macrons', async () => {
  await visit({ name: 'Māia Tāmati', company: 'Fire Service', checkedInAt: '2026-11-16T23:00:00Z' })
  await visit({ checkedOutAt: '2026-11-17T21:41:00Z', hostName: 'Mere' })
  const names = async (input: object) =>
    (await teacher().call(visitor, 'listVisitors', input)).data.records.map(({ name }) => name)
  expect(await names({})).toEqual(['Rua Visitor', 'Māia Tāmati'])
  expect(await names({ date: '2026-11-17' })).toEqual(['Māia Tāmati'])
  expect(await names({ state: 'here' })).toEqual(['Māia Tāmati'])
  expect(await names({ text: 'maia' })).toEqual(['Māia Tāmati'])
  expect(await names({ text: 'mere' })).toEqual(['Rua Visitor'])
  expect(await names({ text: '100%' })).toEqual([])
})

it('another centre’s visitor does not exist', async () => {
  const { other, build } = server.world
  const id = await build(other.tenantId, (make) => make.visit())
  expect(await manager().call(visitor, 'getVisitor', { id })).toMatchObject({ status: 404 })
  expect(await manager().call(visitor, 'checkOutVisitor', { id })).toMatchObject({ status: 404 })
})

it('who came last stands on the list of the house, however many forgot to check out', async () => {
  await visit({ name: 'Zoe Electrician' })
  const forgot = { purpose: 'Parent', hostName: 'Hana Teacher', checkedInBy: centre().teacher.id }
  const others = Array.from({ length: 500 }, (_, n) => ({
    ...forgot,
    id: server.world.ids(),
    name: `Anna ${n}`,
    checkedInAt: minutesAgo((n + 1) * 1440),
  }))
  await server.world.build(centre().tenantId, (_, tx) => tx.insertInto('visit').values(others).execute())
  const { visitors } = (await teacher().call(house, 'getHouse', {})).data
  expect(visitors).toHaveLength(500)
  expect(visitors.at(-1)).toMatchObject({ name: 'Zoe Electrician', checkedInAt: expect.any(String) })
  expect(visitors.every(({ checkedInAt }) => checkedInAt)).toBe(true)
})
