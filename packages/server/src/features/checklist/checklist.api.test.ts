import { checklist } from '@daybook/contract/checklist/checklist.contract.ts'
import type { AnswerValue } from '@daybook/contract/checklist/checklist.rules.ts'
import { closingCheck } from '@daybook/contract/closingCheck/closingCheck.kind.ts'
import { file } from '@daybook/contract/file/file.contract.ts'
import { hazard, hazardReport } from '@daybook/contract/hazard/hazard.kind.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { openingCheck } from '@daybook/contract/openingCheck/openingCheck.kind.ts'
import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makeCheckTask } from '@daybook/testkit/checks.ts'
import { aDocument, aPicture } from '@daybook/testkit/pictures.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetFiles } from '../file/file.jobs.ts'

let server: TestServer
let taskId: string
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  taskId = await makeCheckTask(server.world, 'openingCheck')
})
afterAll(() => server.close())

type Input = CallOf<(typeof openingCheck.operations)['submitData']>
type Page = AnswerOf<(typeof openingCheck.operations)['getPage']>
type Who = 'teacher' | 'manager'

const as = (who: Who) => server.as(server.world.centre[who])
const page = async (): Promise<Page> => (await as('teacher').call(openingCheck, 'getPage', { taskId })).data
const items = async () => (await page()).template.sections.flatMap((section) => section.items)

const answer = (itemId: string, value: AnswerValue, more: object = {}) => ({
  id: server.world.ids(),
  itemId,
  value,
  at: server.world.clock.now().toISOString(),
  ...more,
})
const submit = (who: Who, input: Partial<Input>) =>
  as(who).call(openingCheck, 'submitData', { id: server.world.ids(), taskId, version: 1, ...input })

/** Right answers to all required items. */
async function rightAnswers() {
  const required = (await items()).filter((item) => item.required)
  return required.map(({ id, type, max, options }) =>
    answer(id, type === 'number' ? max : type === 'choice' ? (options[0]?.id ?? '') : true),
  )
}

const saveTemplate = async (
  change: (sections: Page['template']['sections']) => Page['template']['sections'],
) => {
  const { version, sections } = (await as('manager').call(openingCheck, 'getTemplate', {})).data
  return as('manager').call(checklist, 'saveTemplate', {
    kind: 'openingCheck',
    version,
    sections: change(sections),
  })
}

describe('a check', () => {
  it('of a task is one, filled by two people, and done when it is finished with all required answers', async () => {
    const answers = await rightAnswers()
    await submit('teacher', { answers: answers.slice(0, 3) })
    const { data } = await submit('manager', { answers: answers.slice(3) })
    expect(data).toMatchObject({ answered: answers.length, required: answers.length, finished: null })
    expect(new Set(data.answers.map(({ by }) => by.name))).toEqual(new Set(['Hana Teacher', 'Mere Manager']))
    const task = async () => (await as('teacher').call(today, 'getTask', { taskId })).data
    expect(await task()).toMatchObject({ status: 'inProgress', done: answers.length - 1 })
    const finished = await submit('teacher', { finish: true })
    expect(finished.data.finished?.by.name).toBe('Hana Teacher')
    expect(await task()).toMatchObject({ status: 'done', total: answers.length, done: answers.length })
    const { data: month } = await as('teacher').call(today, 'countMonth', { year: 2026, month: 11 })
    expect(month.find(({ day }) => day === worldDay)).toMatchObject({ tasks: 1, done: 1 })
    const listed = await as('teacher').call(checklist, 'listChecks', { kind: 'openingCheck' })
    expect(listed.data.records).toMatchObject([{ id: data.id, wrong: 0 }])
  })

  it('is not finished while a required answer is missing, and names the items', async () => {
    const [missing, ...answers] = await rightAnswers()
    const { status, error, fields } = await submit('teacher', { answers, finish: true })
    expect({ status, error, fields }).toEqual({
      status: 422,
      error: 'CHECK_INCOMPLETE',
      fields: { [missing?.itemId ?? '']: 'REQUIRED' },
    })
  })

  it('is finished once: the second person is told who was first', async () => {
    await submit('teacher', { answers: await rightAnswers(), finish: true })
    const { status, error, about } = await submit('manager', { finish: true })
    expect({ status, error, about }).toEqual({
      status: 409,
      error: 'CHECK_FINISHED',
      about: { byName: 'Hana Teacher' },
    })
    server.world.clock.pass(1)
    expect((await submit('manager', { answers: [answer('alarm', true)] })).error).toBe('CHECK_FINISHED')
  })

  it('takes an answer given before it was finished, on a device without a network', async () => {
    const given = answer('alarm', true)
    server.world.clock.pass(1)
    await submit('teacher', { answers: await rightAnswers(), finish: true })
    const { status, data } = await submit('manager', { answers: [given] })
    expect(status).toBe(200)
    // The answer given last counts, whenever it arrives.
    expect(data.answers.find(({ itemId }) => itemId === 'alarm')?.by.name).toBe('Hana Teacher')
    const { data: detail } = await as('teacher').call(checklist, 'getCheck', { id: data.id })
    expect(detail.history.filter(({ itemId }) => itemId === 'alarm')).toHaveLength(2)
  })

  it('keeps an answer that was taken back, and counts it no longer', async () => {
    await submit('teacher', { answers: [answer('alarm', true)] })
    server.world.clock.pass(1)
    const { data } = await submit('teacher', { answers: [answer('alarm', null)] })
    expect(data).toMatchObject({ answered: 0, answers: [{ itemId: 'alarm', value: null }] })
  })

  it('stands alone without a task, and goes on where others left it', async () => {
    const { data: empty } = await as('teacher').call(closingCheck, 'getPage', {})
    expect(empty).toMatchObject({ task: null, check: null, template: { version: 1 } })
    const id = server.world.ids()
    const answers = [answer('appliances', true)]
    await as('teacher').call(closingCheck, 'submitData', { id, version: 1, answers })
    const { data } = await as('manager').call(closingCheck, 'getPage', {})
    expect(data).toMatchObject({ check: { id, taskId: null, answered: 1 } })
  })
})

describe('an answer', () => {
  it('that is not right asks what was done', async () => {
    const tooHot = answer('hot-water', 47)
    expect(await submit('teacher', { answers: [tooHot] })).toMatchObject({
      status: 422,
      error: 'CHECK_ACTION_REQUIRED',
      fields: { 'hot-water': 'REQUIRED' },
    })
    const action = 'Mixing valve turned down, tap closed until it is measured again'
    const { data } = await submit('teacher', { answers: [{ ...tooHot, action }] })
    expect(data.answers).toMatchObject([{ value: 47, isRight: false, action }])
  })

  it('"no" also asks for a reason', async () => {
    const no = answer('fence', false, { action: 'Gate tied up' })
    expect((await submit('teacher', { answers: [no] })).error).toBe('CHECK_ACTION_REQUIRED')
    expect((await submit('teacher', { answers: [{ ...no, reason: 'Latch broken' }] })).status).toBe(200)
  })

  it.each([
    ['to an item that the checklist does not have', 'no-such-item', true, 'CHECK_ITEM_UNKNOWN'],
    ['of another type', 'hot-water', true, 'CHECK_ITEM_UNKNOWN'],
    ['that is no option', 'surfaces', 'icy', 'CHECK_ITEM_UNKNOWN'],
    ['out of all bounds', 'hot-water', 1e9, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_, itemId, value, error) => {
    expect((await submit('teacher', { answers: [answer(itemId, value as AnswerValue)] })).error).toBe(error)
    expect((await page()).check).toBeNull()
  })

  it('of the future is refused, and a task of another kind or centre', async () => {
    const later = { at: '2026-11-17T23:00:00.000Z' }
    expect((await submit('teacher', { answers: [answer('alarm', true, later)] })).error).toBe(
      'TIME_IN_FUTURE',
    )
    const closing = await makeCheckTask(server.world, 'closingCheck')
    expect((await submit('teacher', { taskId: closing })).error).toBe('TASK_OF_OTHER_KIND')
    const theirs = await makeCheckTask({ ...server.world, centre: server.world.other }, 'openingCheck')
    expect((await submit('teacher', { taskId: theirs })).status).toBe(404)
    expect((await submit('teacher', { version: 9 })).error).toBe('CHECK_VERSION_UNKNOWN')
  })
})

describe('photos of what is not right', () => {
  const uploaded = async (sent = aPicture(), who: Who = 'teacher') =>
    (await as(who).call(file, 'putFile', { file: sent })).data.attachId
  const broken = (photos: string[], more: object = {}) =>
    answer('fence', false, { reason: 'Latch broken', action: 'Tied up', photos, ...more })

  it('come with the answer, once however often it is sent', async () => {
    const photos = [await uploaded(), await uploaded()]
    const given = broken(photos)
    const { data } = await submit('teacher', { answers: [given] })
    expect(data.answers[0]?.photos.map(({ id }) => id)).toEqual(photos.toSorted())
    expect((await submit('teacher', { answers: [given] })).status).toBe(200)
    const { history } = (await as('manager').call(checklist, 'getCheck', { id: data.id })).data
    expect(history.map((one) => one.photos.length)).toEqual([2])
    server.world.clock.pass(48 * 60)
    await server.run(forgetFiles(server.storage), '100001')
    const later = (await as('manager').call(checklist, 'getCheck', { id: data.id })).data.answers
    expect((await fetch(server.url + later[0]?.photos[0]?.link)).status).toBe(200)
  })

  it('are refused with the answer: of others, of another answer, a document, or beside what is right', async () => {
    const photo = await uploaded()
    expect((await submit('teacher', { answers: [broken([photo])] })).status).toBe(200)
    const notThere = { status: 404, fields: { fence: 'NOT_THERE' } }
    expect(await submit('teacher', { answers: [broken([photo])] })).toMatchObject(notThere)
    const others = await uploaded(aPicture(), 'manager')
    expect(await submit('teacher', { answers: [broken([others])] })).toMatchObject(notThere)
    expect(await submit('teacher', { answers: [broken([await uploaded(aDocument())])] })).toMatchObject({
      status: 400,
      fields: { fence: 'FILE_FORMAT' },
    })
    const right = broken([await uploaded()], { value: true })
    expect((await submit('teacher', { answers: [right] })).fields).toEqual({ fence: 'INVALID_CHOICE' })
  })
})

it('a hazard opened from an answer names its check, which names it', async () => {
  const ownId = server.world.ids()
  await submit('manager', { answers: [answer('alarm', true)] })
  const fromCheck = { id: ownId, itemId: 'fence', taskId }
  const detail = { ...sampleValues(hazardReport.fields, server.world), what: 'Latch broken' }
  const report = (more: object) =>
    as('teacher').call(hazard, 'submit', { id: server.world.ids(), detail, ...more })
  const { data } = await report({ fromCheck })
  const check = (await page()).check
  expect(data.fromCheck).toEqual({ id: check?.id, kind: 'openingCheck', day: worldDay })
  expect(check?.opened).toMatchObject([{ id: data.id, kind: 'hazard', itemId: 'fence', state: 'open' }])
  expect((await report({ fromCheck: { id: ownId, itemId: 'fence' } })).data.fromCheck).toBeNull()
})

describe('a template', () => {
  it('keeps its versions: a check without a network is taken with the version it was made on', async () => {
    const saved = await saveTemplate(([first, ...others]) => {
      const [, ...kept] = first?.items ?? []
      return first ? [{ ...first, items: kept }, ...others] : []
    })
    expect(saved.data).toMatchObject({ version: 2, changed: { byName: 'Mere Manager' } })
    const { data } = await submit('teacher', { version: 1, answers: [answer('alarm', true)] })
    expect(data.version).toBe(1)
    expect((await items()).map(({ id }) => id)).toContain('alarm')
  })

  it('is taken further by a device that has an earlier version, and nothing of it is lost', async () => {
    await saveTemplate(([first, ...others]) => {
      const [, ...kept] = first?.items ?? []
      return first ? [{ ...first, items: kept }, ...others] : []
    })
    await submit('manager', { version: 2, answers: [answer('lights', true)] })
    const { data } = await submit('teacher', { version: 1, answers: [answer('alarm', true)] })
    expect(data).toMatchObject({ version: 2 })
    expect((await items()).find(({ id }) => id === 'alarm')).toMatchObject({ required: false })
  })

  it('is saved once: the second manager is told who was first', async () => {
    const { version, sections } = (await as('manager').call(openingCheck, 'getTemplate', {})).data
    const input = { kind: 'openingCheck' as const, version, sections }
    await as('manager').call(checklist, 'saveTemplate', input)
    const again = await as('manager').call(checklist, 'saveTemplate', input)
    expect(again).toMatchObject({ error: 'CHECKLIST_CHANGED', about: { byName: 'Mere Manager' } })
  })

  it('keeps the other language of a text that was not touched', async () => {
    await saveTemplate(([first, ...others]) => [
      { ...first, title: 'On arrival' } as (typeof others)[0],
      ...others,
    ])
    const chinese = { headers: { 'Accept-Language': 'zh-CN' } }
    const { data } = await as('teacher').call(openingCheck, 'getTemplate', {}, chinese)
    expect(data.sections.map(({ title }) => title)).toEqual(['On arrival', '室内', '户外', '其他'])
  })

  it('is refused with two items of one id, or an item that changes its type', async () => {
    const twice = await saveTemplate((sections) => [...sections, ...sections.slice(0, 1)])
    expect(twice).toMatchObject({ error: 'VALIDATION_FAILED', fields: { sections: 'INVALID_CHOICE' } })
    const changed = await saveTemplate((sections) =>
      sections.map((one) => ({
        ...one,
        items: one.items.map((item) => ({ ...item, type: 'text' as const })),
      })),
    )
    expect(changed.fields).toEqual({ 'sections.0.items.0.type': 'INVALID_CHOICE' })
  })
})

it('the plan makes tasks of a check, which open its page', async () => {
  await as('manager').call(plan, 'submitPlanEntry', {
    id: server.world.ids(),
    kind: 'closingCheck',
    roomCode: null,
    weekdays: [1, 2, 3, 4, 5],
    times: ['17:30'],
    season: null,
    staffId: null,
    startsOn: worldDay,
  })
  const { data } = await as('teacher').call(today, 'listDay', {})
  const task = data.find(({ kind }) => kind === 'closingCheck')
  expect(task?.page).toMatch(/^\/pages\/home\/task\/door-close\?taskId=/)
  expect(task).toMatchObject({ done: 0, status: 'pending' })
  expect(worldNow < (task && 'dueAt' in task ? task.dueAt : '')).toBe(true)
})
