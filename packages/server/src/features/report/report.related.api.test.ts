// Corrections of confirmed reports, and hazards that are opened from reports.
import { event } from '@daybook/contract/event/event.contract.ts'
import { eventReport } from '@daybook/contract/event/event.report.ts'
import { hazard, hazardReport } from '@daybook/contract/hazard/hazard.kind.ts'
import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { problemsIn } from '@daybook/contract/kernel/fields.check.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { riskAssessment, riskAssessmentReport } from '@daybook/contract/riskAssessment/riskAssessment.kind.ts'
import { makeReport, sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const submitBy = async (by: ReturnType<typeof teacher>) => {
  const detail = { ...sampleValues(incidentReport.fields, server.world), needsFollowUp: false }
  return (await by.call(incident, 'submit', { id: server.world.ids(), detail })).data
}

describe('correcting', () => {
  it('adds a correction to a confirmed report, by its author or a manager, and changes nothing else', async () => {
    const data = await submitBy(teacher())
    const correct = (by: ReturnType<typeof teacher>, mark: string) =>
      by.call(incident, 'correct', { id: data.id, mark })
    expect(await correct(teacher(), 'It was the left knee')).toMatchObject({ error: 'RECORD_CHANGED' })
    server.world.clock.pass(1)
    await manager().call(incident, 'confirm', { id: data.id })
    server.world.clock.pass(1)
    expect((await correct(teacher(), 'It was the left knee')).status).toBe(200)
    server.world.clock.pass(1)
    expect((await correct(manager(), 'The doctor saw it')).data.can).toEqual(['correct'])
    expect((await correct(teacher(), ' ')).fields).toEqual({ mark: 'REQUIRED' })
    const { data: after } = await teacher().call(incident, 'get', { id: data.id })
    expect(after).toMatchObject({ state: 'confirmed', version: 1, detail: data.detail })
    expect(after.steps.map(({ step, by, comment }) => [step, by.name, comment])).toEqual([
      ['submitted', 'Hana Teacher', null],
      ['confirmed', 'Mere Manager', null],
      ['corrected', 'Hana Teacher', 'It was the left knee'],
      ['corrected', 'Mere Manager', 'The doctor saw it'],
    ])
    const notified = async (reader: ReturnType<typeof teacher>) =>
      (await reader.call(message, 'listMessages', { size: 100 })).data.records
        .filter(({ kind, link }) => kind === 'report.corrected' && link?.includes(data.id))
        .map(({ params }) => params.byName)
    expect(await notified(manager())).toEqual(['Hana Teacher'])
    expect(await notified(teacher())).toEqual(['Mere Manager'])
    const theirs = await server.as(server.world.other.manager).call(incident, 'correct', {
      id: data.id,
      mark: 'No',
    })
    expect(theirs.status).toBe(404)
  })
})

it('lists the reports about a child: all to managers, own reports to others', async () => {
  const { centre, other } = server.world
  const [childId = ''] = centre.under2.present
  const own = await submitBy(teacher())
  const managers = await submitBy(manager())
  const idsFor = async (by: ReturnType<typeof teacher>) =>
    (await by.call(report, 'listOfChild', { childId, size: 100 })).data.records.map(({ id }) => id)
  expect(await idsFor(manager())).toEqual(expect.arrayContaining([own.id, managers.id]))
  expect(await idsFor(teacher())).toContain(own.id)
  expect(await idsFor(teacher())).not.toContain(managers.id)
  const elsewhere = await server.as(other.manager).call(report, 'listOfChild', { childId })
  expect(elsewhere.status).toBe(404)
  const denied = await server.as(server.world.administrator).call(report, 'listOfChild', { childId })
  expect(denied.status).toBe(403)
})

it('stores HTML as plain text, and refuses people and rooms of another centre at their fields', async () => {
  const { other } = server.world
  const html = '<img src=x onerror=alert(1)> & "quotes"'
  const fields = { ...sampleValues(hazardReport.fields, server.world), what: html }
  const id = server.world.ids()
  expect((await teacher().call(hazard, 'submit', { id, detail: fields })).data.detail.what).toBe(html)
  const listed = await teacher().call(hazard, 'listAll', { text: '<img' })
  expect(listed.data.records.map(({ detail }) => detail.what)).toEqual([html])
  const accident = { ...sampleValues(incidentReport.fields, server.world), witnesses: [{ name: html }] }
  const submitted = await teacher().call(incident, 'submit', { id: server.world.ids(), detail: accident })
  expect(submitted.data.detail.witnesses).toEqual([{ name: html }])
  const foreign = { ...fields, ownerId: other.teacher.id, roomId: other.under2.id }
  expect(await teacher().call(hazard, 'submit', { id: server.world.ids(), detail: foreign })).toMatchObject({
    status: 404,
    fields: { 'detail.ownerId': 'NOT_THERE', 'detail.roomId': 'NOT_THERE' },
  })
})

it('a risk opened from an event is named to everybody, and said and linked to people who may read it', async () => {
  const { ids } = server.world
  const detail = { ...sampleValues(eventReport.fields, server.world), risks: 'Deep water' }
  const { data: outing } = await manager().call(event, 'submit', { id: ids(), detail })
  const what = 'A child who cannot swim'
  const risk = { ...sampleValues(riskAssessmentReport.fields, server.world), what }
  const { data: opened } = await manager().call(riskAssessment, 'submit', {
    id: ids(),
    fromId: outing.id,
    detail: risk,
  })
  const seenBy = async (by: ReturnType<typeof teacher>) =>
    (await by.call(event, 'get', { id: outing.id })).data.opened
  const { id } = opened
  const known = { id, kind: 'riskAssessment', state: 'submitted' }
  expect(await seenBy(manager())).toMatchObject([
    { ...known, canOpen: true, summary: expect.stringContaining(what) },
  ])
  expect((await teacher().call(riskAssessment, 'get', { id })).status).toBe(404)
  expect(await seenBy(teacher())).toEqual([{ ...known, canOpen: false, summary: '', entry: null }])
})

describe('a hazard opened from an accident', () => {
  const open = (fromId: string, by = teacher()) =>
    by.call(hazard, 'submit', {
      id: server.world.ids(),
      fromId,
      detail: sampleValues(hazardReport.fields, server.world),
    })

  it('names the accident to everybody, and links it for people who may read it', async () => {
    const data = await submitBy(teacher())
    const opened = await open(data.id)
    expect(opened.data.from).toEqual({ id: data.id, kind: 'incident', canOpen: true })
    const own = await submitBy(manager())
    const others = await open(own.id, manager())
    const { data: read } = await teacher().call(hazard, 'get', { id: others.data.id })
    expect(read.from).toMatchObject({ kind: 'incident', canOpen: false })
    const { data: source } = await teacher().call(incident, 'get', { id: data.id })
    expect(source.opened).toMatchObject([{ id: opened.data.id, kind: 'hazard', state: 'open' }])
  })

  it('needs a source in this centre that its author may read, of a kind that opens hazards', async () => {
    const wrong = { status: 404, fields: { fromId: 'NOT_THERE' } }
    const own = await submitBy(manager())
    expect(await open(own.id)).toMatchObject(wrong)
    expect(await open(await makeReport(server.world, 'leave'))).toMatchObject(wrong)
    expect(await open(own.id, server.as(server.world.other.manager))).toMatchObject({ status: 404 })
    expect(await open(server.world.ids())).toMatchObject(wrong)
  })

  it('is prefilled from the accident or the risk', () => {
    const { hazard: fromAccident } = incidentReport.opens
    const values = { ...sampleValues(incidentReport.fields, server.world), whatHappened: 'x'.repeat(2000) }
    expect(fromAccident(values, () => 'Playground')).toEqual({
      kind: 'hazard',
      what: 'x'.repeat(1000),
      where: 'Playground',
    })
    const risk = sampleValues(riskAssessmentReport.fields, server.world)
    const known = riskAssessmentReport.opens.hazard(risk)
    expect(known).toMatchObject({ kind: 'hazard', rating: risk.rating, dueOn: risk.dueOn })
    expect(problemsIn(hazardReport.fields, known, { now: worldNow, today: worldDay })).toEqual({})
  })
})
