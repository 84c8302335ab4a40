import { expect, it, vi } from 'vitest'
import { ApiError } from '../../platform/api/api.error.ts'
import { setPaired } from './kiosk.paired.ts'
import { sendNow, tapNow, taps } from './kiosk.taps.ts'

const stamp = { page: 'a', base: 0, slept: 0, ahead: 0 }
const { network } = vi.hoisted(() => ({ network: { isThere: true, asked: [] as unknown[] } }))
vi.mock('../../platform/api/transport.ts', () => ({
  transport: async (
    _: unknown,
    input: { ticket?: string },
    __: unknown,
    { headers }: { headers: object },
  ) => {
    if (!network.isThere) throw new ApiError({ status: 0 })
    network.asked.push([input.ticket ? 'check' : 'validate', headers])
    return { ticket: 't', seeStaff: false }
  },
}))
vi.mock('../../platform/time/server.now.ts', () => ({
  serverNow: () => Date.parse('2026-11-17T21:42:00.000Z'),
  stampClock: () => stamp,
  readStamp: () => ({ reading: 1_763_762_400_000, isContinuous: true }),
}))

const at = (tenantId: string) => setPaired({ tenantId, token: 't', name: 'Front door' })
const names = () => taps.get().map(({ name }) => name)

it('of one centre wait for that centre, whatever the tablet is paired with', () => {
  at('100001')
  const occurredAt = '2026-11-17T21:42:00.000Z'
  taps.set([{ key: 'a', personId: 'a', name: 'Aroha N.', direction: 'in', collector: 'Tama', occurredAt }])
  setPaired(undefined)
  expect(names()).toEqual([])
  at('100002')
  expect(names()).toEqual([])
  taps.set([])
  at('100001')
  expect(names()).toEqual(['Aroha N.'])
})

it('says with a tap what its clock shows when it is sent, where that may be wrong', async () => {
  at('100003')
  network.isThere = false
  expect(await tapNow({ personId: 'a', name: 'Aroha N.', direction: 'in', collector: 'Tama' })).toBe('waits')
  network.isThere = true
  await sendNow()
  expect(taps.get()).toEqual([])
  expect(network.asked).toEqual([
    ['validate', {}],
    ['check', { 'Entry-Clock': '1763762400000;continuous' }],
  ])
})
