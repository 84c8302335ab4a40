// A tablet that was started without a network, with the wrong time.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { pairTablet } from '@daybook/testkit/tablet.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const hour = 3_600_000

it('marks the time of a tap in the record, with the time that it had', async () => {
  const { clock, centre } = server.world
  const tablet = await pairTablet(server)
  const id = centre.under2.absent
  const asked = { id, direction: 'in' as const, collector: 'Her mother' }
  const { ticket } = (await tablet.call(kiosk, 'validateCheck', asked)).data
  const now = clock.now().getTime()
  // Tapped half an hour ago on a clock that is two hours slow.
  const occurredAt = new Date(now - 2.5 * hour).toISOString()
  const headers = {
    'Blade-Auth': `bearer ${tablet.token}`,
    'Entry-Clock': `${now - 2 * hour};continuous`,
  }
  await server.as(undefined).call(kiosk, 'check', { id, ticket, occurredAt }, { headers })
  const { data } = await server.as(centre.manager).call(attendance, 'listToday', {})
  expect(data.children.find((child) => child.id === id)?.attendances).toMatchObject([
    { signedInAt: occurredAt, uncertainTimes: { signedInAt: new Date(now - 0.5 * hour).toISOString() } },
  ])
})
