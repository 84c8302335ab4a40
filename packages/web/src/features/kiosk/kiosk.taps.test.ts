import { beforeEach, expect, it, vi } from 'vitest'
import { setPaired } from './kiosk.paired.ts'
import { sendNow, tapNow, taps } from './kiosk.taps.ts'

/** The server, as far as a tap needs it. */
let here: Set<string>
let isReachable: boolean

const envelope = (data: unknown, code = 200, error?: string) =>
  new Response(JSON.stringify({ code, data, error, msg: '' }), { status: code })

vi.stubGlobal('document', { documentElement: {} })
vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
  if (!isReachable) throw new TypeError('Failed to fetch')
  const id = url.split('/').at(-1) ?? ''
  const sent = new URLSearchParams(String(body))
  const direction = sent.get('direction')
  if (direction === 'out' && !here.has(id)) return envelope(null, 409, 'CHILD_NOT_SIGNED_IN')
  if (direction) return envelope({ ticket: direction })
  if (sent.get('ticket') === 'in') here.add(id)
  else here.delete(id)
  return envelope({ direction: sent.get('ticket'), at: '2026-03-10T21:30:00.000Z', seeStaff: false })
})

beforeEach(() => {
  setPaired({ token: 'token', tenantId: '100001', name: 'Front door' })
  taps.set([])
  here = new Set()
  isReachable = true
})

const tap = (direction: 'in' | 'out', personId = 'ava') =>
  tapNow({ personId, name: personId, direction, collector: 'Tama' })
const waiting = () => taps.get().map(({ personId, direction }) => `${personId} ${direction}`)

it('sends an earlier tap of the same child first', async () => {
  isReachable = false
  expect(await tap('in')).toBe('waits')
  isReachable = true
  expect(await tap('out')).toBe('done')
  await sendNow()
  expect([...here]).toEqual([])
  expect(waiting()).toEqual([])
})

it('waits behind an earlier tap of the same child that cannot be sent', async () => {
  isReachable = false
  for (const direction of ['in', 'out', 'in'] as const) expect(await tap(direction)).toBe('waits')
  expect(waiting()).toEqual(['ava in', 'ava out', 'ava in'])
  isReachable = true
  await sendNow()
  expect([...here]).toEqual(['ava'])
})

it('does not wait behind the tap of another child, or one that was refused', async () => {
  isReachable = false
  await tap('in')
  isReachable = true
  expect(await tap('in', 'noah')).toBe('done')
  expect(waiting()).toEqual(['ava in'])
  taps.set(taps.get().map((one) => ({ ...one, isStuck: true })))
  here.add('ava')
  expect(await tap('out')).toBe('done')
})
