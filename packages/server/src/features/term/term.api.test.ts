import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { term } from '@daybook/contract/term/term.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const submit = (name: string, startsOn: string, endsOn: string) =>
  manager().call(term, 'submit', { name, startsOn, endsOn })

/** How the child with term time only stands on the board of the world's day. */
async function onBoard() {
  const { data } = await manager().call(attendance, 'listToday', {})
  return data.children.find(({ id }) => id === server.world.centre.under2.absent)
}

async function termTimeOnly(): Promise<string> {
  const { tenantId, under2 } = server.world.centre
  await server.world.build(tenantId, (_, tx) =>
    tx.updateTable('enrolment').set({ termTimeOnly: true }).where('childId', '=', under2.absent).execute(),
  )
  return server.world.clock.now().toISOString().slice(0, 4)
}

it('does not expect a child of term time only outside the terms of a year', async () => {
  const year = await termTimeOnly()
  const before = await onBoard()
  expect(before).toMatchObject({ isTermBreak: false })
  expect(before?.expectedFrom).not.toBeNull()
  await submit('Term 1', `${year}-01-05`, `${year}-01-06`)
  expect(await onBoard()).toMatchObject({ presence: 'notToday', expectedFrom: null, isTermBreak: true })
  await submit('Long term', `${year}-01-07`, `${year}-12-30`)
  expect(await onBoard()).toMatchObject({ expectedFrom: before?.expectedFrom, isTermBreak: false })
})

it('takes terms that do not overlap and end after they begin, from managers', async () => {
  expect((await submit('Term 1', '2026-02-02', '2026-04-02')).status).toBe(200)
  expect((await submit('Term 2', '2026-04-02', '2026-07-03')).body).toMatchObject({
    error: 'VALIDATION_FAILED',
    fields: { startsOn: 'OVERLAPS' },
  })
  expect((await submit('Term 3', '2026-09-25', '2026-07-20')).body).toMatchObject({
    fields: { endsOn: 'ENDS_BEFORE_START' },
  })
  const teacher = server.as(server.world.centre.teacher)
  const own = { name: 'Mine', startsOn: '2026-10-12', endsOn: '2026-12-18' }
  expect((await teacher.call(term, 'submit', own)).status).toBe(403)
  expect((await teacher.call(term, 'list', {})).data.records).toHaveLength(1)
})
