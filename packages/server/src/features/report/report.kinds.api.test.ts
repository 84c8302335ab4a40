// Each kind of report at its own calls: submitted, listed for its author and for managers, read, and decided.
import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { event } from '@daybook/contract/event/event.contract.ts'
import { illness } from '@daybook/contract/illness/illness.kind.ts'
import { incident } from '@daybook/contract/incident/incident.kind.ts'
import type { Feature } from '@daybook/contract/kernel/feature.ts'
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { riskAssessment } from '@daybook/contract/riskAssessment/riskAssessment.kind.ts'
import { newOfKind } from '@daybook/testkit/kinds.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

type Who = 'teacher' | 'manager'
type Shown = { id: string; state: string }
const send = async (who: Who, feature: Feature, operation: string, input: object) => {
  const answer = await server.as(server.world.centre[who]).call(feature, operation, input as never)
  return { ...answer, data: answer.data as Shown & { records: Shown[] } }
}
const kinds = [incident, illness, riskAssessment, leave, event]

it.each(kinds)('is submitted, listed, read and confirmed ($feature)', async (kind) => {
  const input = await newOfKind(kind.feature, 'submit', server.world)
  const { data: made } = await send('teacher', kind, 'submit', input)
  expect(made).toMatchObject({ state: 'submitted', author: { name: 'Hana Teacher' } })
  expect((await send('teacher', kind, 'listMine', {})).data.records).toMatchObject([{ id: made.id }])
  expect((await send('manager', kind, 'listAll', {})).data.records).toMatchObject([{ id: made.id }])
  const confirmed = await send('manager', kind, 'confirm', { id: made.id, mark: 'Well done' })
  expect(confirmed).toMatchObject({ status: 200, data: { state: 'confirmed' } })
  const { data } = await send('teacher', kind, 'get', { id: made.id })
  expect(data).toMatchObject({ state: 'confirmed', decided: { comment: 'Well done' } })
})

it.each([leave, event, credential, payParity])(
  'is cancelled with the reason by whoever decides, once it was confirmed ($feature)',
  async (kind) => {
    const input = await newOfKind(kind.feature, 'submit', server.world)
    const { data: made } = await send('teacher', kind, 'submit', input)
    await send('manager', kind, 'confirm', { id: made.id })
    server.world.clock.pass(1)
    const cancelled = { id: made.id, mark: 'It no longer holds' }
    expect(await send('teacher', kind, 'cancel', cancelled)).toMatchObject({ status: 409 })
    // An answer that was lost on the way is asked for again.
    for (const _ of ['first', 'again'])
      expect(await send('manager', kind, 'cancel', cancelled)).toMatchObject({
        status: 200,
        data: { state: 'cancelled' },
      })
    const { data } = await send('teacher', kind, 'get', { id: made.id })
    expect(data).toMatchObject({ state: 'cancelled', decided: { comment: 'It no longer holds' } })
  },
)

it('is refused by a manager, with a comment that its author reads', async () => {
  const input = await newOfKind('leave', 'submit', server.world)
  const { data: made } = await send('teacher', leave, 'submit', input)
  await send('manager', leave, 'refuse', { id: made.id, mark: 'Camp week' })
  const { data } = await send('teacher', leave, 'get', { id: made.id })
  expect(data).toMatchObject({ state: 'refused', decided: { comment: 'Camp week' } })
})
