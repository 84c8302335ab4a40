// What every kind of report does, shown by accidents and leave.
import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveReport } from '@daybook/contract/leave/leave.report.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeReport, sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay, worldNow } from '@daybook/testkit/world.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => server.world.clock.set(worldNow))
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const detail = (over: object = {}) => ({ ...sampleValues(incidentReport.fields, server.world), ...over })
const submit = (over: object = {}, input: object = {}) =>
  teacher().call(incident, 'submit', { id: server.world.ids(), detail: detail(over), ...input } as never)
const days = (from: string, until = from, over: object = {}) => ({
  dates: { from, until, startsAtNoon: false, endsAtNoon: false, ...over },
})
const askLeave = (over: object, by = teacher()) =>
  by.call(leave, 'submit', {
    id: server.world.ids(),
    detail: { ...sampleValues(leaveReport.fields, server.world), ...over },
  })

describe('lists', () => {
  it('are ordered by author, child, state and decision', async () => {
    const first = (await submit()).data.id
    const second = (await submit()).data.id
    await manager().call(incident, 'confirm', { id: first })
    const order = async (input: object) => {
      const { status, data } = await manager().call(incident, 'listAll', { size: 100, ...input })
      expect(status).toBe(200)
      return data.records.map(({ id }) => id).filter((id) => [first, second].includes(id))
    }
    expect(await order({ ascs: 'state' })).toEqual([first, second])
    expect(await order({ descs: 'state' })).toEqual([second, first])
    expect(await order({ ascs: 'decidedAt' })).toEqual([first, second])
    for (const by of ['author', 'child', 'occurredAt']) expect(await order({ ascs: by })).toHaveLength(2)
  })
})

describe('submitting', () => {
  it('stores the values, with the names of the people in them', async () => {
    const { centre } = server.world
    const { status, data } = await submit({ whatHappened: '  Slipped on the mat ' })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      author: { id: centre.teacher.id, name: 'Hana Teacher' },
      submittedAt: worldNow,
      state: 'submitted',
      decided: null,
      version: 1,
      child: { id: centre.under2.present[0], firstName: 'Aroha' },
      names: { [centre.teacher.id]: 'Hana Teacher' },
      can: ['amend', 'cancel', 'followUp'],
      detail: { whatHappened: 'Slipped on the mat', placeOther: null, followUpOn: worldDay },
    })
    const { data: read } = await teacher().call(incident, 'get', { id: data.id })
    expect(read.steps).toMatchObject([{ step: 'submitted', by: { name: 'Hana Teacher' }, at: worldNow }])
  })

  it('refuses each invalid field, and writes nothing', async () => {
    const id = server.world.ids()
    const wrong = await submit(
      {
        occurredAt: '2026-11-18T21:42:00.000Z',
        toldHow: null,
        place: 'other',
        injuries: [],
      },
      { id },
    )
    expect(wrong).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' })
    expect(wrong.fields).toEqual({
      'detail.occurredAt': 'IN_FUTURE',
      'detail.toldHow': 'REQUIRED',
      'detail.placeOther': 'REQUIRED',
      'detail.injuries': 'REQUIRED',
    })
    const unnamed = await submit({ firstAid: [{ given: 'Ice', by: null }] })
    expect(unnamed.fields).toEqual({ 'detail.firstAid.0.by': 'REQUIRED' })
    expect(await submit({ occurredAt: '2025-03-01T00:00:00.000Z' })).toMatchObject({
      status: 400,
      fields: { 'detail.occurredAt': 'BEFORE_BIRTH' },
    })
    const backwards = await submit({ toldAt: '2026-11-17T20:00:00.000Z' })
    expect(backwards.fields).toEqual({ 'detail.toldAt': 'ENDS_BEFORE_START' })
    const theirs = await submit({ childId: server.world.other.under2.present[0] })
    expect(theirs).toMatchObject({ status: 404, fields: { 'detail.childId': 'NOT_THERE' } })
    expect((await teacher().call(incident, 'get', { id })).status).toBe(404)
  })

  it('stores nothing in hidden fields', async () => {
    const { data } = await submit({ parentsTold: false, needsFollowUp: false })
    expect(data.detail).toMatchObject({ toldHow: null, toldAt: null, followUp: null, followUpOn: null })
  })

  it('the same report again gets the same answer, and other content under its id is refused', async () => {
    const id = server.world.ids()
    const first = await submit({}, { id })
    expect((await submit({}, { id })).data).toEqual(first.data)
    expect(await submit({ whatHappened: 'Another' }, { id })).toMatchObject({ error: 'RECORD_EXISTS' })
    const other = await manager().call(incident, 'submit', { id, detail: detail() } as never)
    expect(other).toMatchObject({ status: 409, error: 'RECORD_EXISTS' })
  })
})

describe('a report from before a field was added', () => {
  it('has an empty value', async () => {
    const { data: made } = await submit()
    await server.world.build(server.world.centre.tenantId, (_, tx) =>
      sql`update report set detail = detail - 'placeOther' where id = ${made.id}`.execute(tx),
    )
    const { data: read } = await teacher().call(incident, 'get', { id: made.id })
    expect(read.detail).toEqual(made.detail)
    expect(read.detail.placeOther).toBeNull()
  })
})

describe('amending', () => {
  it('keeps the earlier values, and refuses the second of two changes', async () => {
    const { data } = await submit()
    server.world.clock.pass(1)
    const amended = await submit({ whatHappened: 'Fell off the high beam' }, { id: data.id, version: 1 })
    expect(amended.data).toMatchObject({ version: 2, detail: { whatHappened: 'Fell off the high beam' } })
    const { steps } = (await teacher().call(incident, 'get', { id: data.id })).data
    expect(steps).toMatchObject([
      { step: 'submitted', before: null },
      { step: 'amended', before: { whatHappened: data.detail.whatHappened } },
    ])
    expect(await submit({ whatHappened: 'No' }, { id: data.id, version: 1 })).toMatchObject({
      status: 409,
      error: 'RECORD_CHANGED',
    })
  })

  it('is only for the author, until the report is reviewed', async () => {
    const { data } = await submit()
    const change = { id: data.id, version: 1, detail: detail({ whatHappened: 'Changed' }) } as never
    expect((await manager().call(incident, 'submit', change)).status).toBe(403)
    await manager().call(incident, 'confirm', { id: data.id })
    expect(await teacher().call(incident, 'submit', change)).toMatchObject({
      status: 409,
      error: 'REPORT_ALREADY_REVIEWED',
    })
  })
})

describe('deciding', () => {
  it('is refused where its author has amended what the manager saw', async () => {
    const { data } = await submit()
    server.world.clock.pass(1)
    await submit({ whatHappened: 'Fell off the high beam' }, { id: data.id, version: 1 })
    const confirm = (version: number) => manager().call(incident, 'confirm', { id: data.id, version })
    expect(await confirm(1)).toMatchObject({ status: 409, error: 'RECORD_CHANGED' })
    expect(await confirm(2)).toMatchObject({ data: { state: 'confirmed', version: 2 } })
  })

  it('is done once: the second of two managers gets the name of the first', async () => {
    const { data } = await submit()
    server.world.clock.pass(1)
    const both = await Promise.all([
      manager().call(incident, 'confirm', { id: data.id, mark: 'Called the parents' }),
      manager().call(incident, 'confirm', { id: data.id }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      error: 'REPORT_ALREADY_REVIEWED',
      about: { byName: 'Mere Manager' },
    })
    const { data: after } = await teacher().call(incident, 'get', { id: data.id })
    expect(after).toMatchObject({
      state: 'confirmed',
      decided: { by: { name: 'Mere Manager' } },
      can: ['correct', 'followUp'],
    })
    expect(after.steps.map(({ step }) => step)).toEqual(['submitted', 'confirmed'])
  })

  it('notifies managers of a submission and the author of the decision, once each', async () => {
    const id = await makeReport(server.world, 'incident')
    const titles = async (reader: ReturnType<typeof teacher>, about: string) =>
      (await reader.call(message, 'listMessages', { size: 100 })).data.records
        .filter(({ link }) => link?.includes(about))
        .map(({ kind, params }) => [kind, params.byName, params.about, params.comment])
    await manager().call(incident, 'confirm', { id, mark: 'Well done' })
    expect(await titles(teacher(), id)).toEqual([
      ['report.confirmed', 'Mere Manager', 'Aroha Ngata', 'Well done'],
    ])
    const { data } = await submit()
    expect(await titles(manager(), data.id)).toEqual([
      ['report.submitted', 'Hana Teacher', 'Aroha Ngata', ''],
    ])
  })

  it('is for managers, and cancelling for the author', async () => {
    const { data } = await askLeave(days('2027-01-04'))
    expect((await teacher().call(leave, 'confirm', { id: data.id })).status).toBe(403)
    expect((await manager().call(leave, 'cancel', { id: data.id })).status).toBe(403)
    expect((await teacher().call(leave, 'cancel', { id: data.id })).data).toMatchObject({
      state: 'cancelled',
      can: [],
    })
    expect(await manager().call(leave, 'confirm', { id: data.id })).toMatchObject({ status: 409 })
    const { data: again } = await askLeave(days('2027-01-04'))
    expect(await manager().call(leave, 'refuse', { id: again.id, mark: ' ' })).toMatchObject({
      status: 400,
      fields: { mark: 'REQUIRED' },
    })
    await manager().call(leave, 'refuse', { id: again.id, mark: 'Camp week' })
    expect(await teacher().call(leave, 'cancel', { id: again.id })).toMatchObject({ status: 409 })
  })
})

describe('lists', () => {
  it('show own reports, and all to managers, by state, child, days and text', async () => {
    const { under2, manager: mere } = server.world.centre
    const [, ben = ''] = under2.present
    const { data } = await submit({ childId: ben, whatHappened: 'Stung by a wasp 100%' })
    const own = (await manager().call(incident, 'submit', {
      id: server.world.ids(),
      detail: detail({ childId: ben, needsFollowUp: false }),
    } as never)) as { data: { id: string } }
    const ids = async (query: object) =>
      (await manager().call(incident, 'listAll', { childId: ben, ...query })).data.records.map(({ id }) => id)
    expect(await ids({})).toEqual([own.data.id, data.id])
    expect(await ids({ authorId: mere.id })).toEqual([own.data.id])
    expect(await ids({ text: 'wasp 100%' })).toEqual([data.id])
    expect(await ids({ text: 'BEN', from: worldDay, until: worldDay })).toHaveLength(2)
    expect(await ids({ until: '2026-11-17' })).toEqual([])
    expect(await ids({ state: 'confirmed' })).toEqual([])
    const mine = await teacher().call(incident, 'listMine', { childId: ben })
    expect(mine.data.records.map(({ id }) => id)).toEqual([data.id])
    expect((await teacher().call(incident, 'listAll', {})).status).toBe(403)
    expect((await teacher().call(incident, 'get', { id: own.data.id })).status).toBe(404)
  })

  it('find a child and words with or without macrons', async () => {
    const { tenantId, under2 } = server.world.centre
    const childId = under2.present[1] ?? ''
    await server.world.build(tenantId, (_, tx) =>
      tx.updateTable('child').set({ firstName: 'Māia' }).where('id', '=', childId).execute(),
    )
    const { data } = await submit({ childId, whatHappened: 'Fell by the wharenui on the marae ātea' })
    for (const text of ['Māia', 'maia', 'MĀIA', 'ātea', 'atea']) {
      const { records } = (await manager().call(incident, 'listAll', { text })).data
      expect(records.map(({ id }) => id)).toContain(data.id)
    }
  })

  it('count and list the reports that wait for a manager', async () => {
    const before = (await manager().call(today, 'countRequests', {})).data.reports ?? 0
    const { data } = await submit()
    expect((await manager().call(today, 'countRequests', {})).data.reports).toBe(before + 1)
    expect((await teacher().call(today, 'countRequests', {})).data.reports).toBe(0)
    const waiting = (await manager().call(report, 'listAwaiting', { size: 100 })).data.records
    expect(waiting.find(({ id }) => id === data.id)).toMatchObject({
      kind: 'incident',
      author: { name: 'Hana Teacher' },
      child: { firstName: 'Aroha' },
    })
  })
})

describe('leave', () => {
  it('never overlaps for the same person, including half days', async () => {
    const noon = { endsAtNoon: true }
    expect((await askLeave(days('2027-02-01', '2027-02-03', noon))).status).toBe(200)
    const afternoon = { startsAtNoon: true }
    const overlapping = await askLeave(days('2027-02-03'))
    expect(overlapping).toMatchObject({
      error: 'LEAVE_OVERLAPS',
      fields: { 'detail.dates': 'LEAVE_OVERLAPS' },
    })
    expect((await askLeave(days('2027-02-03', '2027-02-03', afternoon))).status).toBe(200)
    expect((await askLeave(days('2027-02-02'), manager())).status).toBe(200)
    const both = await Promise.all([askLeave(days('2027-03-01')), askLeave(days('2027-03-01'))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('that ends before it starts, or has no length, is refused at its field', async () => {
    const wrong = { 'detail.dates': 'ENDS_BEFORE_START' }
    expect((await askLeave(days('2027-04-02', '2027-04-01'))).fields).toEqual(wrong)
    const nothing = { startsAtNoon: true, endsAtNoon: true }
    expect((await askLeave(days('2027-04-02', '2027-04-02', nothing))).fields).toEqual(wrong)
    expect((await askLeave(days('2027-04-02', '2028-05-01'))).fields).toEqual({ 'detail.dates': 'TOO_LARGE' })
  })
})
