// Files in a form and with a decision: whose they may be, who sees them, and that a draft keeps them.
import { file } from '@daybook/contract/file/file.contract.ts'
import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import type { ProcessDefinition } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { aDocument, aPicture, aVideo } from '@daybook/testkit/pictures.ts'
import { type Caller, type TestServer, testServer } from '@daybook/testkit/server.ts'
import { makeProcess, purchase } from '@daybook/testkit/workflows.ts'
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
const mayWrite = { readable: true, writable: true }
const hidden = { readable: false, writable: false }
const { form } = purchase
/** The teacher adds quotes, the manager an invoice that the teacher does not see. */
const withFiles: ProcessDefinition = {
  ...purchase,
  form: {
    ...form,
    column: [
      ...form.column,
      { label: 'Quotes', prop: 'quotes', type: 'files', limit: 2 },
      { label: 'Invoice', prop: 'invoice', type: 'files' },
    ],
  },
  startRights: { ...purchase.startRights, quotes: mayWrite, invoice: hidden },
  steps: purchase.steps.map((step) => ({ ...step, rights: { ...step.rights, invoice: mayWrite } })),
}
const easel = { what: 'Easel', total_cost: 80 }
const upload = async (by = teacher(), sent = aPicture()) =>
  (await by.call(file, 'putFile', { file: sent })).data
const idOf = async (by?: Caller, sent?: File) => (await upload(by, sent)).attachId
const begin = async (quotes: string[], processId?: string) =>
  teacher().call(workflow, 'startProcess', {
    processId: processId ?? (await makeProcess(server.world, withFiles)),
    variables: { ...easel, quotes },
  })
const detailOf = async (by: Caller, processInsId: string) =>
  (await by.call(workflow, 'getTask', { processInsId })).data
const read = async (link = '') => (await fetch(server.url + link)).status

it('are kept with the process, and seen by those alone who may see it and their field', async () => {
  const [quote, document] = [await idOf(), await idOf(teacher(), aDocument())]
  const { data: id } = await begin([quote, document])
  server.world.clock.pass(48 * 60)
  await server.run(forgetFiles(server.storage), server.world.centre.tenantId)
  const waiting = await detailOf(manager(), id)
  expect(waiting.files.map((one) => one.id)).toEqual([quote, document].toSorted())
  expect(await read(waiting.files[0]?.link)).toBe(200)
  const invoice = await idOf(manager())
  const decision = await upload(manager(), aDocument())
  const done = await manager().call(workflow, 'completeTask', {
    taskId: waiting.process.taskId ?? '',
    processInstanceId: id,
    pass: true,
    variables: { invoice: [invoice] },
    attachment: [{ name: 'Order.pdf', url: decision.link }],
  })
  expect(done.status).toBe(200)
  expect((await detailOf(manager(), id)).files.map((one) => one.id)).toContain(invoice)
  const { files, flow } = await detailOf(teacher(), id)
  expect(files.map((one) => one.id)).not.toContain(invoice)
  expect(flow.at(-1)?.attachment).toMatchObject([{ id: decision.attachId }])
  expect(await read(flow.at(-1)?.attachment[0]?.url)).toBe(200)
})

it('are refused: of others, of another process, too many, or a video', async () => {
  const notThere = { status: 404, fields: { 'variables.quotes': 'NOT_THERE' } }
  expect(await begin([await idOf(manager())])).toMatchObject(notThere)
  const quote = await idOf()
  expect((await begin([quote])).status).toBe(200)
  expect(await begin([quote])).toMatchObject(notThere)
  const three = [await idOf(), await idOf(), await idOf()]
  expect((await begin(three)).fields).toEqual({ 'variables.quotes': 'TOO_MANY' })
  expect((await begin(['https://elsewhere.example'])).fields).toEqual({
    'variables.quotes': 'INVALID_FORMAT',
  })
  expect(await begin([await idOf(teacher(), aVideo())])).toMatchObject({
    status: 400,
    fields: { 'variables.quotes': 'FILE_FORMAT' },
  })
})

it('with a decision are the decider’s own uploads, never an address of elsewhere', async () => {
  const quote = await idOf()
  const { data: id } = await begin([quote])
  const { taskId } = (await detailOf(manager(), id)).process
  const decide = (url: string) =>
    manager().call(workflow, 'completeTask', {
      taskId: taskId ?? '',
      processInstanceId: id,
      pass: true,
      attachment: [{ name: 'Invoice', url }],
    })
  const notThere = { status: 404, fields: { attachment: 'NOT_THERE' } }
  expect(await decide('https://elsewhere.example/file.pdf')).toMatchObject(notThere)
  expect(await decide((await upload()).link)).toMatchObject(notThere)
  expect(await decide(quote)).toMatchObject(notThere)
  expect((await decide(await idOf(manager()))).status).toBe(200)
})

it('stay with a draft until it is sent, and go when they are taken out of it', async () => {
  const processDefId = await makeProcess(server.world, withFiles)
  const [kept, dropped] = [await idOf(), await idOf()]
  const save = (quotes: string[]) =>
    teacher().call(workflow, 'saveDraft', { processDefId, variables: { what: 'Easel', quotes } })
  const draft = async () => (await teacher().call(workflow, 'getDraft', { processDefId })).data
  expect((await save([kept, dropped])).status).toBe(200)
  expect((await save([kept])).status).toBe(200)
  server.world.clock.pass(48 * 60)
  await server.run(forgetFiles(server.storage), server.world.centre.tenantId)
  expect((await draft())?.files.map((one) => one.id)).toEqual([kept])
  expect((await begin([dropped], processDefId)).status).toBe(404)
  const { data: id } = await begin([kept], processDefId)
  expect((await detailOf(teacher(), id)).files.map((one) => one.id)).toEqual([kept])
  expect(await draft()).toBeNull()
})
