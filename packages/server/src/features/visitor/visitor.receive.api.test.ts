// Visitors whom staff sign in or take, and those who sign in without a code.
import type { CallOf } from '@daybook/contract/kernel/feature.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import type { VisitorAsks } from '@daybook/contract/visitor/visitor.rules.ts'
import { visitsOfNetworkAnHour } from '@daybook/contract/visitor/visitor.rules.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const centre = () => server.world.centre
const manager = () => server.as(centre().manager)
const teacher = () => server.as(centre().teacher)
const door = () => server.as(undefined)
const asks = (visitorAsks: VisitorAsks) =>
  server.world.build(centre().tenantId, (_, tx) => tx.updateTable('centre').set({ visitorAsks }).execute())

const signIn = (over: Partial<CallOf<typeof visitor.operations.signInVisitor>> = {}) =>
  teacher().call(visitor, 'signInVisitor', {
    name: 'Ana Tau',
    purpose: 'The fire alarm',
    hostId: centre().manager.id,
    occurredAt: server.world.clock.now().toISOString(),
    ...over,
  })
const arrivals = async (who: ReturnType<typeof manager>) =>
  (await who.call(message, 'listMessages', {})).data.records.filter(({ kind }) => kind === 'visitor.arrived')
const waiting = async (who: ReturnType<typeof manager>) =>
  (await who.call(today, 'countRequests', {})).data.visitors

describe('a member of staff', () => {
  it('signs a visitor in by name, reason and host, and the host is told', async () => {
    const { data } = await signIn()
    expect(data).toMatchObject({
      name: 'Ana Tau',
      host: { name: 'Mere Manager' },
      checkedInBy: { name: 'Hana Teacher' },
      conditionsAcceptedAt: null,
      teacher: null,
      can: ['take', 'checkOut'],
    })
    expect(await arrivals(manager())).toHaveLength(1)
    expect(await waiting(manager())).toBe(1)
  })

  it('looks after the visitor at once where they say so, and nobody waits', async () => {
    const { data } = await signIn({ looksAfter: true })
    expect(data).toMatchObject({ teacher: { name: 'Hana Teacher' }, can: ['checkOut'] })
    expect(await waiting(manager())).toBe(0)
  })

  it('is not told of a visitor of their own', async () => {
    await signIn({ hostId: centre().teacher.id })
    expect(await arrivals(teacher())).toEqual([])
    // The host has a visitor who needs somebody.
    expect(await waiting(teacher())).toBe(1)
  })

  it('names a host who works here, and a time that was', async () => {
    expect(await signIn({ hostId: server.world.other.teacher.id })).toMatchObject({
      status: 404,
      error: 'STAFF_NOT_FOUND',
    })
    expect(await signIn({ occurredAt: '2026-11-18T21:42:00Z' })).toMatchObject({ error: 'TIME_IN_FUTURE' })
    expect(await signIn({ occurredAt: '2026-11-01T21:42:00Z' })).toMatchObject({ error: 'TIME_TOO_OLD' })
  })

  it('takes a visitor without a manager, and of two at once one does', async () => {
    const { id } = (await signIn()).data
    const answers = await Promise.all(
      [teacher(), manager()].map((who) => who.call(visitor, 'takeVisitor', { id })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error).toBe('VISITOR_TAKEN')
    await teacher().call(visitor, 'checkOutVisitor', { id })
    const late = await manager().call(visitor, 'takeVisitor', { id })
    expect(['VISITOR_LEFT', undefined]).toContain(late.error)
  })
})

describe('a visitor at the door', () => {
  const guest = {
    ticket: 'b'.repeat(43),
    name: 'Rua Visitor',
    purpose: 'The meter',
    hostName: 'Hana Teacher',
    acceptsConditions: true as const,
  }
  const create = (over: Partial<CallOf<typeof visitor.operations.createVisitor>> = {}) =>
    door().call(visitor, 'createVisitor', { ...guest, ...over })

  it('gives name, reason and host where the centre asks nothing more, and is one visit', async () => {
    const [one, two] = await Promise.all([create(), create()])
    expect(two.data).toEqual(one.data)
    const left = await door().call(visitor, 'leave', { ticket: guest.ticket })
    expect(left.data.checkedOutAt).not.toBeNull()
  })

  it('gives email and phone where the centre asks for them', async () => {
    await asks('contact')
    expect(await create()).toMatchObject({ status: 400, fields: { mail: 'REQUIRED' } })
    expect(await create({ mail: 'rua@example.org' })).toMatchObject({ fields: { phone: 'REQUIRED' } })
    expect(await create({ mail: 'rua@example.org', phone: '021 555 0177' })).toMatchObject({ status: 200 })
  })

  it('does not come in without the code where the centre asks for it', async () => {
    await asks('code')
    expect(await create({ mail: 'rua@example.org', phone: '021 555 0177' })).toMatchObject({
      error: 'TICKET_WRONG',
    })
  })

  it('is one of so many from a network in an hour', async () => {
    for (let i = 0; i < visitsOfNetworkAnHour; i++)
      expect(await create({ ticket: String(i).padStart(43, 'c') })).toMatchObject({ status: 200 })
    expect(await create()).toMatchObject({ status: 429, error: 'TOO_MANY_REQUESTS' })
    server.world.clock.pass(60)
    expect(await create()).toMatchObject({ status: 200 })
  })

  it('without an address leaves by a code of nobody’s mail', async () => {
    const { id } = (await create()).data
    const answer = await door().call(kiosk, 'validateCheck', { id, code: 'AAAA' })
    expect(answer).toMatchObject({ error: 'CODE_WRONG' })
  })
})
