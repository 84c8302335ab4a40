import { today } from '@daybook/contract/today/today.contract.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay, worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)

it('stores the result and whether the child asked, even for a child in nappies', async () => {
  const [childId = ''] = server.world.centre.under2.present
  const detail = { outcome: 'tried', how: 'asked' } as const
  const claim = { id: server.world.ids(), childId, occurredAt: worldNow, detail }
  const { status, data } = await teacher().call(toiletVisit, 'record', claim)
  expect(status).toBe(200)
  expect(data).toMatchObject({ detail, conflictReason: null })
  const wrong = { ...claim, id: server.world.ids(), detail: { outcome: 'tried', how: 'sung to' } }
  expect(await teacher().call(toiletVisit, 'record', wrong as never)).toMatchObject({
    status: 400,
    fields: { 'detail.how': 'INVALID_CHOICE' },
  })
})

it('a task covers the children out of nappies, and opens the toilet tab', async () => {
  const { toddlers } = server.world.centre
  const [dry = ''] = toddlers.present
  const taskId = await server.world.build('100001', async (make, tx) => {
    await tx.updateTable('child').set({ inNappies: false }).where('id', '=', dry).execute()
    const planEntryId = await make.planEntry({ kind: 'toiletVisit', roomId: toddlers.id })
    const over = { kind: 'toiletVisit', roomId: toddlers.id, day: worldDay, dueAt: worldNow }
    return make.task({ planEntryId, ...over })
  })
  const { data } = await teacher().call(today, 'getTask', { taskId })
  expect(data).toMatchObject({
    kind: 'toiletVisit',
    done: 0,
    total: 1,
    page: `/pages/home/task/nappy-change?tab=toilet&taskId=${taskId}&code=toddlers`,
  })
  const board = await teacher().call(toiletVisit, 'getBoard', { taskId })
  expect(board.data.task).toMatchObject({ done: 0, total: 1 })
})
