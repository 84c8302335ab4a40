import { audit } from '@daybook/contract/audit/audit.contract.ts'
import { child } from '@daybook/contract/child/child.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { contact } from '@daybook/contract/contact/contact.contract.ts'
import type { CallOf } from '@daybook/contract/kernel/feature.ts'
import { mostImported } from '@daybook/contract/register/importable.rules.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

type Of = CallOf<typeof register.operations.checkImport>['of']
type Rows = Record<string, unknown>[]

let server: TestServer
let roomId: string
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  roomId = await server.world.build('100001', (make) => make.room())
})
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const check = (of: Of, rows: Rows) => manager().call(register, 'checkImport', { of, rows })
const add = (of: Of, rows: Rows, id = server.world.ids(), by = manager()) =>
  by.call(register, 'importRows', { id, of, fileName: 'list.csv', rows })
const addPart = (id: string, from: number, rows: Rows) =>
  manager().call(register, 'importRows', { id, of: 'child', fileName: 'list.csv', from, rows })
const undo = (id: string) => manager().call(register, 'undoImport', { id })
const count = async () => (await manager().call(child, 'list', { size: 100 })).data.total

const aria = { firstName: 'Aria', familyName: 'Tane', birthDate: '2023-04-01' }
const enrolment = (over: object = {}) => ({
  enrolments: [
    { roomId, startsOn: '2026-02-02', weekdays: ['1', '2'], arrivesAt: '08:00', leavesAt: '15:00', ...over },
  ],
})

describe('a file of children', () => {
  it('is checked without being saved, and then added with rooms and days', async () => {
    const before = await count()
    const rows = [
      { ...aria, ...enrolment() },
      { ...aria, firstName: 'Ben' },
    ]
    expect((await check('child', rows)).data).toEqual([])
    expect(await count()).toBe(before)
    expect((await add('child', rows)).data).toEqual({ added: 2, problems: [] })
    const { records } = (await manager().call(child, 'list', { text: 'Aria Tane' })).data
    expect(records[0]).toMatchObject({ ...aria, enrolments: [{ roomId, weekdays: ['1', '2'] }] })
  })

  it('is refused with every invalid row and its reason, and adds nothing', async () => {
    const before = await count()
    const elsewhere = await server.world.build('100002', (make) => make.room())
    const rows = [
      aria,
      { ...aria, firstName: null },
      { ...aria, birthDate: '2030-01-01' },
      { ...aria, firstName: 'Ben', ...enrolment({ roomId: elsewhere }) },
      { ...aria, firstName: 'Cora', ...enrolment({ leavesAt: '07:00' }) },
      { ...aria, firstName: 'Dan', sex: 'unknown' },
      { ...aria, firstName: 'Eve', tenantId: '100002' },
      aria,
    ]
    const { added, problems } = (await add('child', rows)).data
    expect(added).toBe(0)
    expect(problems).toEqual([
      { row: 1, error: 'VALIDATION_FAILED', fields: { firstName: 'REQUIRED' } },
      { row: 2, error: 'VALIDATION_FAILED', fields: { birthDate: 'IN_FUTURE' } },
      { row: 3, error: 'NOT_FOUND', fields: { 'enrolments.0.roomId': 'NOT_THERE' } },
      { row: 4, error: 'VALIDATION_FAILED', fields: { 'enrolments.0.leavesAt': 'ENDS_BEFORE_START' } },
      { row: 5, error: 'VALIDATION_FAILED', fields: { sex: 'INVALID_CHOICE' } },
      { row: 6, error: 'VALIDATION_FAILED', fields: { tenantId: 'UNKNOWN_FIELD' } },
      {
        row: 7,
        error: 'VALUE_TAKEN',
        fields: { firstName: 'TAKEN', familyName: 'TAKEN', birthDate: 'TAKEN' },
      },
    ])
    expect(await count()).toBe(before)
  })

  it('is added once, however often it is sent', async () => {
    const id = server.world.ids()
    await add('child', [aria], id)
    expect((await add('child', [aria], id)).data).toEqual({ added: 1, problems: [] })
    expect((await add('child', [aria])).data.problems).toMatchObject([{ error: 'VALUE_TAKEN' }])
  })

  it('comes in parts that follow each other, and a wrong part leaves the others', async () => {
    const before = await count()
    const id = server.world.ids()
    expect((await addPart(id, 0, [aria])).data).toEqual({ added: 1, problems: [] })
    expect((await addPart(id, 2, [{ ...aria, firstName: 'Cora' }])).error).toBe('RECORD_EXISTS')
    const wrong = (await addPart(id, 1, [{ ...aria, firstName: null }])).data
    expect(wrong).toMatchObject({ added: 1, problems: [{ row: 0, fields: { firstName: 'REQUIRED' } }] })
    expect((await addPart(id, 1, [{ ...aria, firstName: 'Ben' }])).data.added).toBe(2)
    expect((await undo(id)).status).toBe(200)
    expect(await count()).toBe(before)
    expect((await addPart(id, 2, [{ ...aria, firstName: 'Dan' }])).error).toBe('RECORD_EXISTS')
  })

  it('needs no more of an enrolment than the room, and nappies go by age until somebody says otherwise', async () => {
    const rows = [
      { ...aria, birthDate: '2025-01-15', enrolments: [{ roomId }] },
      { ...aria, firstName: 'Ben', birthDate: '2022-01-15' },
      { ...aria, firstName: 'Cora', birthDate: '2025-01-15', inNappies: false },
    ]
    expect((await add('child', rows)).data).toEqual({ added: 3, problems: [] })
    const { records } = (await manager().call(child, 'list', { text: 'Tane' })).data
    expect(records.map(({ firstName, inNappies }) => [firstName, inNappies])).toEqual([
      ['Aria', true],
      ['Ben', false],
      ['Cora', false],
    ])
    const week = ['1', '2', '3', '4', '5']
    expect(records[0]?.enrolments).toMatchObject([
      { roomId, startsOn: worldDay, weekdays: week, arrivesAt: '07:00', leavesAt: '18:00' },
    ])
  })

  it('has at most ten thousand rows', async () => {
    const rows = Array.from({ length: mostImported + 1 }, () => aria)
    expect((await check('child', rows)).error).toBe('VALIDATION_FAILED')
  })
})

/** Three parts. */
const part = 100
const many = 3 * part

describe('a long file of children', () => {
  const children = (): Rows =>
    Array.from({ length: many }, (_, n) => ({
      ...aria,
      firstName: `Child ${n}`,
      ...enrolment(),
      allergies: [{ substance: 'Peanuts', severity: 'severe', plan: 'Call 111.' }],
      contacts: [{ name: `Parent ${n}`, relation: 'mother', phone: '021 555 0142', mayCollect: true }],
    }))

  it('with three invalid rows is refused with these three, and adds nothing', async () => {
    const before = await count()
    const rows = children()
    rows[17] = { ...rows[17], birthDate: '2031-05-01' }
    rows[200] = { ...rows[199] }
    rows[299] = { ...rows[299], ...enrolment({ roomId: server.world.ids() }) }
    const wrong = [
      { row: 17, error: 'VALIDATION_FAILED', fields: { birthDate: 'IN_FUTURE' } },
      {
        row: 200,
        error: 'VALUE_TAKEN',
        fields: { firstName: 'TAKEN', familyName: 'TAKEN', birthDate: 'TAKEN' },
      },
      { row: 299, error: 'NOT_FOUND', fields: { 'enrolments.0.roomId': 'NOT_THERE' } },
    ]
    expect((await check('child', rows)).data).toEqual(wrong)
    expect((await add('child', rows)).data).toEqual({ added: 0, problems: wrong })
    expect(await count()).toBe(before)
  })

  it('is added in parts, each once, and undone as a whole', async () => {
    const before = await count()
    const id = server.world.ids()
    const rows = children()
    for (let from = 0; from < many; from += part) {
      const { data } = await addPart(id, from, rows.slice(from, from + part))
      expect(data).toEqual({ added: from + part, problems: [] })
    }
    expect((await addPart(id, part, rows.slice(part, 2 * part))).data.added).toBe(many)
    expect(await count()).toBe(before + many)
    const { records } = (await manager().call(child, 'list', { text: 'Child 299' })).data
    expect(records).toMatchObject([
      { enrolments: [{ roomId }], allergies: [{ severity: 'severe', allergens: ['peanut'] }] },
    ])
    const audited = await manager().call(audit, 'listEntries', { record: id })
    const entry = { action: 'register.import', subjectCount: part + 1 }
    expect(audited.data.records).toMatchObject([entry, entry, entry])
    expect((await undo(id)).status).toBe(200)
    expect(await count()).toBe(before)
  })
})

describe('contacts of children', () => {
  const moana = {
    name: 'Moana',
    relation: 'mother',
    phone: '021 555 0142',
    isEmergency: true,
    mayCollect: true,
  }
  const contactsNow = async () => {
    const { records } = (await manager().call(child, 'list', { text: 'Aria Tane' })).data
    const id = records[0]?.id ?? ''
    return { id, contacts: (await manager().call(childPage, 'getPage', { id })).data.contacts }
  }

  it('are imported with the row, in order, and end when the import is undone', async () => {
    const id = server.world.ids()
    const row = { ...aria, contacts: [moana, { name: 'Koro Tane' }] }
    expect((await add('child', [row], id)).data).toEqual({ added: 1, problems: [] })
    const { contacts } = await contactsNow()
    expect(contacts).toMatchObject([moana, { name: 'Koro Tane', relation: 'other', mayCollect: false }])
    expect((await undo(id)).status).toBe(200)
    const { rows } = await server.world.build('100001', (_, tx) =>
      sql`select from contact where name = 'Moana' and ended_at is null`.execute(tx),
    )
    expect(rows).toHaveLength(0)
  })

  it('are refused with their row: without a name, with an invalid number, or for emergencies without a number', async () => {
    const rows = [
      { ...aria, contacts: [{ ...moana, name: null }] },
      { ...aria, firstName: 'Ben', contacts: [moana, { ...moana, phone: 'call me' }] },
      { ...aria, firstName: 'Cora', contacts: [{ ...moana, phone: null }] },
      { ...aria, firstName: 'Dan', contacts: Array(5).fill(moana) },
    ]
    const { added, problems } = (await add('child', rows)).data
    expect(added).toBe(0)
    expect(problems.map(({ fields }) => fields)).toEqual([
      { 'contacts.0.name': 'REQUIRED' },
      { 'contacts.1.phone': 'INVALID_FORMAT' },
      { 'contacts.0.phone': 'CONTACT_NEEDS_PHONE' },
      { contacts: 'TOO_MANY' },
    ])
    expect((await check('child', [{ ...aria, contacts: [moana] }])).data).toEqual([])
  })

  it('prevent undoing the import once somebody has changed them', async () => {
    const importId = server.world.ids()
    await add('child', [{ ...aria, contacts: [moana] }], importId)
    const { id: childId, contacts } = await contactsNow()
    const { id = '', version } = contacts[0] ?? {}
    await manager().call(contact, 'submitContact', { ...moana, relation: 'guardian', id, childId, version })
    expect(await undo(importId)).toMatchObject({ error: 'RECORD_CHANGED', about: { byName: 'Mere Manager' } })
  })
})

describe('undoing', () => {
  it('removes the added rows within the hour, and shows in the list and the audit trail', async () => {
    const before = await count()
    const id = server.world.ids()
    await add('child', [aria], id)
    server.world.clock.pass(59)
    expect((await undo(id)).status).toBe(200)
    expect((await undo(id)).status).toBe(200)
    expect(await count()).toBe(before)
    const { data } = await manager().call(register, 'listImports', { of: 'child' })
    expect(data).toMatchObject([{ id, count: 1, fileName: 'list.csv', canUndo: false }])
    const { rows } = await server.world.build('100001', (_, tx) =>
      sql<{ action: string }>`select action from audit_event where action like 'register.%'
        order by action`.execute(tx),
    )
    expect(rows.map(({ action }) => action)).toEqual(['register.import', 'register.undo-import'])
    expect((await add('child', [aria])).data.added).toBe(1)
  })

  it('is refused after an hour, or once somebody has changed a row', async () => {
    const id = server.world.ids()
    await add('child', [aria], id)
    const [row] = (await manager().call(child, 'list', { text: 'Aria Tane' })).data.records
    await manager().call(child, 'submit', { id: row?.id ?? '', version: 1, sayName: 'AH-ree-ah' })
    expect((await undo(id)).error).toBe('RECORD_CHANGED')
    server.world.clock.pass(60)
    expect((await undo(id)).error).toBe('IMPORT_TOO_OLD')
  })
})

it('is for those who may edit the register, in their own centre', async () => {
  const { centre, other } = server.world
  expect((await add('child', [aria], undefined, server.as(centre.teacher))).status).toBe(403)
  const id = server.world.ids()
  await add('child', [aria], id)
  const elsewhere = server.as(other.manager)
  expect((await elsewhere.call(register, 'undoImport', { id })).status).toBe(404)
  expect((await elsewhere.call(register, 'listImports', { of: 'child' })).data).toEqual([])
})
