import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { contact } from '@daybook/contract/contact/contact.contract.ts'
import { openLive } from '@daybook/testkit/live.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
let childId: string
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  childId = server.world.centre.under2.absent
})
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const fields = (over: object = {}) => ({
  id: server.world.ids(),
  childId,
  name: 'Tama Ngata',
  relation: 'father',
  phone: '021 555 0101',
  isEmergency: true,
  mayCollect: true,
  ...over,
})
const submit = (over: object = {}, person: Person = server.world.centre.manager) =>
  // A test may also send input that the contract does not allow.
  server.as(person).call(contact, 'submitContact', fields(over) as never)
const contacts = async (person: Person = server.world.centre.teacher) =>
  (await server.as(person).call(childPage, 'getPage', { id: childId })).data.contacts
const isAbout = (data: unknown, childId: string) =>
  typeof data === 'object' && data !== null && 'childId' in data && data.childId === childId
const names = async () => (await contacts()).map(({ name }) => name)

it('adds contacts in order, and all staff can read them', async () => {
  const { status, data } = await submit({ name: '  Tama Ngata ', note: 'Nights: rings back' })
  expect(status).toBe(200)
  await submit({ name: 'Ngaire Ngata', relation: 'grandparent', phone: null, isEmergency: false })
  const [first, second] = await contacts()
  expect(first).toEqual({ ...data, can: [] })
  expect(data).toMatchObject({
    name: 'Tama Ngata',
    note: 'Nights: rings back',
    version: 1,
    can: ['edit', 'end'],
  })
  expect(second).toMatchObject({ name: 'Ngaire Ngata', phone: null, note: null })
})

it('changes a contact, and refuses the second of two edits', async () => {
  const { data } = await submit()
  const again = { id: data.id, version: 1 }
  expect((await submit({ ...again, phone: '09 555 0188', mayCollect: false })).data).toMatchObject({
    phone: '09 555 0188',
    mayCollect: false,
    version: 2,
  })
  expect(await submit({ ...again, name: 'Tom' })).toMatchObject({ status: 409, error: 'CONTACT_CHANGED' })
  expect(await submit({ id: data.id })).toMatchObject({ status: 409, error: 'RECORD_EXISTS' })
  expect(await contacts()).toMatchObject([{ name: 'Tama Ngata', phone: '09 555 0188' }])
})

it('requires a valid phone number for emergency contacts', async () => {
  expect(await submit({ phone: null })).toMatchObject({ status: 422, error: 'CONTACT_NEEDS_PHONE' })
  expect(await submit({ phone: 'call mum' })).toMatchObject({
    status: 400,
    fields: { phone: 'INVALID_FORMAT' },
  })
  expect(await submit({ name: ' ' })).toMatchObject({ status: 400 })
  expect(await submit({ name: 'x'.repeat(121) })).toMatchObject({ status: 400 })
  expect(await contacts()).toEqual([])
})

it('keeps when a contact may collect and what a court order says, unless a change says otherwise', async () => {
  const said = {
    collectsFrom: '2026-11-01',
    collectsUntil: '2026-12-18',
    collectsOn: [5, 1],
    orderNote: 'Call the police, then the manager',
    orderPhone: '111',
  }
  const { data } = await submit(said)
  expect(data).toMatchObject({ ...said, collectsOn: [1, 5] })
  const { data: renamed } = await submit({ id: data.id, version: 1, name: 'Tom Ngata' })
  expect(renamed).toMatchObject({ ...said, collectsOn: [1, 5], name: 'Tom Ngata' })
  const nothing = { collectsFrom: null, collectsUntil: null, collectsOn: [], orderNote: '', orderPhone: null }
  expect((await submit({ id: data.id, version: 2, ...nothing })).data).toMatchObject({
    ...nothing,
    collectsOn: null,
    orderNote: null,
  })
  expect(await submit({ collectsFrom: '2026-11-02', collectsUntil: '2026-11-01' })).toMatchObject({
    status: 422,
    error: 'CONTACT_ENDS_BEFORE_START',
    fields: { collectsUntil: 'CONTACT_ENDS_BEFORE_START' },
  })
  expect(await submit({ collectsOn: [8] })).toMatchObject({ status: 400 })
})

it('ends a contact permanently, and keeps its record', async () => {
  const { data } = await submit()
  expect((await manager().call(contact, 'endContact', { id: data.id })).status).toBe(200)
  expect((await manager().call(contact, 'endContact', { id: data.id })).status).toBe(200)
  expect(await contacts()).toEqual([])
  expect(await submit({ id: data.id, version: 1 })).toMatchObject({ status: 409, error: 'CONTACT_ENDED' })
  const kept = await server.world.build('100001', (_, tx) =>
    tx.selectFrom('contact').select('name').execute(),
  )
  expect(kept).toEqual([{ name: 'Tama Ngata' }])
})

it('reorders the contacts, all or none', async () => {
  const [a, b, c] = [await submit({ name: 'A' }), await submit({ name: 'B' }), await submit({ name: 'C' })]
  const order = (ids: string[]) => manager().call(contact, 'orderContacts', { childId, ids })
  const { data } = await order([c.data.id, a.data.id, b.data.id])
  expect(data.map(({ name }) => name)).toEqual(['C', 'A', 'B'])
  expect(await names()).toEqual(['C', 'A', 'B'])
  for (const ids of [
    [a.data.id],
    [a.data.id, a.data.id, b.data.id],
    [a.data.id, b.data.id, server.world.ids()],
  ])
    expect(await order(ids)).toMatchObject({ status: 409, error: 'CONTACTS_CHANGED' })
  expect(await names()).toEqual(['C', 'A', 'B'])
  await submit({ name: 'D' })
  expect(await names()).toEqual(['C', 'A', 'B', 'D'])
})

it('can be changed only by managers, and only for children of their centre', async () => {
  const { data } = await submit()
  const { teacher } = server.world.centre
  expect(await submit({}, teacher)).toMatchObject({ status: 403 })
  const asTeacher = server.as(teacher)
  expect((await asTeacher.call(contact, 'endContact', { id: data.id })).status).toBe(403)
  expect((await asTeacher.call(contact, 'orderContacts', { childId, ids: [data.id] })).status).toBe(403)
  expect(await submit({ childId: server.world.other.under2.absent })).toMatchObject({ status: 404 })
  // Refused under another child's id as well.
  const another = { childId: server.world.centre.toddlers.absent, id: data.id, version: 1 }
  expect(await submit(another)).toMatchObject({ status: 404 })
  expect(await names()).toEqual(['Tama Ngata'])
})

it('lets the staff of the centre read again after each change, and nobody else', async () => {
  const listen = async (person: Person) => {
    const reader = await openLive(server.url, { token: await server.tokenOf(person) })
    await reader.untilReady()
    return reader
  }
  // Events of the tests before may still be under way; none of them is about this child.
  const childId = server.world.centre.toddlers.absent
  const readers = [
    await listen(server.world.centre.teacher),
    await listen(server.world.other.manager),
  ] as const
  const [own, others] = readers
  const heard = async () => {
    for (;;) {
      const event = await own.nextEvent()
      if (isAbout(event.data, childId)) return event
    }
  }
  const a = (await submit({ childId, name: 'A' })).data
  const by = { id: server.world.centre.manager.id, name: 'Mere Manager' }
  const told = { operation: 'contact.changed', by, data: { childId } }
  expect(await heard()).toMatchObject(told)
  const b = (await submit({ childId, name: 'B' })).data
  expect(await heard()).toMatchObject(told)
  await manager().call(contact, 'orderContacts', { childId, ids: [b.id, a.id] })
  expect(await heard()).toMatchObject(told)
  await manager().call(contact, 'endContact', { id: b.id })
  expect(await heard()).toMatchObject(told)
  const theirs = await server.world.build('100002', (make) => make.contact(server.world.other.under2.absent))
  await server.as(server.world.other.manager).call(contact, 'endContact', { id: theirs })
  expect((await others.nextEvent()).data).toEqual({ childId: server.world.other.under2.absent })
  for (const reader of readers) await reader.close()
})
