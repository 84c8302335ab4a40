import { expect, it } from 'vitest'
import { createStore } from '../../kit/store.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { restoredTaps, sendWaiting, storedTaps, type Tap } from './kiosk.queue.ts'

const tap = (key: string, over: Partial<Tap> = {}): Tap => ({
  key,
  personId: key,
  name: key,
  direction: 'in',
  collector: 'Tama',
  occurredAt: '2026-11-17T21:42:00.000Z',
  ...over,
})

const checked = { direction: 'in', at: '2026-11-17T21:42:00.000Z', seeStaff: false } as const
const steps = (check: (tap: Tap) => unknown, report: (tap: Tap) => unknown = () => refuse('', 0)) => ({
  validate: async ({ key }: Tap) => ({ ticket: `ticket of ${key}` }),
  check: async (one: Tap) => {
    check(one)
    return checked
  },
  report: async (one: Tap) => report(one),
})
const refuse = (key: string, status = 409) => {
  throw new ApiError({ status, key })
}

it('sends what waits in its order, with the time of the tap', async () => {
  const taps = createStore<readonly Tap[]>([tap('a'), tap('b')])
  const sent: string[] = []
  await sendWaiting(
    taps,
    steps(({ key, occurredAt }) => sent.push(`${key} ${occurredAt}`)),
  )
  expect(sent).toEqual(['a 2026-11-17T21:42:00.000Z', 'b 2026-11-17T21:42:00.000Z'])
  expect(taps.get()).toEqual([])
})

it('keeps everything while there is no network', async () => {
  const taps = createStore<readonly Tap[]>([tap('a'), tap('b')])
  await sendWaiting(
    taps,
    steps(() => refuse('', 0)),
  )
  expect(taps.get()).toEqual([tap('a'), tap('b')])
})

it('goes on to others after a tap that the server fails at, and keeps that person’s taps in their order', async () => {
  const away = tap('d', { personId: 'a', direction: 'out' })
  const taps = createStore<readonly Tap[]>([tap('a'), tap('b'), tap('c'), away])
  const sent: string[] = []
  await sendWaiting(
    taps,
    steps(({ key }) => (key === 'a' ? refuse('', 500) : sent.push(key))),
  )
  expect(sent).toEqual(['b', 'c'])
  expect(taps.get()).toEqual([tap('a'), away])
})

it('drops what had arrived before, and keeps what is refused for somebody to see', async () => {
  const taps = createStore<readonly Tap[]>([tap('a'), tap('b'), tap('c')])
  await sendWaiting(
    taps,
    steps(({ key }) => {
      if (key === 'a') refuse('CHILD_ALREADY_SIGNED_IN')
      if (key === 'b') refuse('CHILD_NOT_ENROLLED')
    }),
  )
  expect(taps.get()).toEqual([tap('b', { isStuck: true })])
})

it('tells managers of a refused tap, also of one from before a restart, and keeps none of them', async () => {
  const taps = createStore<readonly Tap[]>([tap('a'), tap('b', { isStuck: true }), tap('c')])
  const reported: string[] = []
  await sendWaiting(
    taps,
    steps(
      ({ key }) => key === 'a' && refuse('COLLECTOR_NOT_ALLOWED'),
      ({ key }) => reported.push(key),
    ),
  )
  expect(reported).toEqual(['a', 'b'])
  expect(taps.get()).toEqual([])
})

it('stores no PIN, so a teacher’s tap cannot be sent after a restart', () => {
  const { collector: _, ...teacher } = tap('t', { pin: '2468' })
  const stored = storedTaps([teacher, tap('a')])
  expect(JSON.stringify(stored)).not.toContain('2468')
  expect(restoredTaps(stored)).toEqual([{ ...teacher, pin: undefined, isStuck: true }, tap('a')])
})
