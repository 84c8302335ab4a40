import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Notification } from './live.event.ts'
import { payloadReader, payloadWriter, textOf } from './live.payloads.ts'

const event = (id: string, data: unknown): Notification => ({
  id,
  kind: 'event',
  tenantId: '100001',
  to: 'care.read',
  pageId: undefined,
  event: { operation: 'probe.announce', at: '2026-11-17T21:42:00.000Z', transaction: '740', by: null, data },
})
const payloadsOf = (events: Notification[], sender: string) => payloadWriter(sender)(events.map(textOf))
const none = { isIncomplete: false, notifications: [] }

test('small events share a payload, a large one is split, and all are reassembled', () => {
  const small = Array.from({ length: 30 }, (_, i) => event(`a-${i}`, 'Pēpi 宝宝 😀'))
  const large = event('a-30', 'ā'.repeat(20_000))
  const sent = payloadsOf([...small, large, event('a-31', null)], 'a')
  expect(sent.length).toBeGreaterThan(15)
  expect(payloadsOf(small, 'a').length).toBeLessThan(3)
  expect(Math.max(...sent.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
  const read = payloadReader()
  const received = sent.map((payload) => read(payload))
  expect(received.flatMap(({ notifications }) => notifications)).toEqual([
    ...small,
    large,
    event('a-31', null),
  ])
  expect(received.some(({ isIncomplete }) => isIncomplete)).toBe(false)
})

test('no two payloads are equal, even for equal events', () => {
  const write = payloadWriter('a')
  const same = textOf(event('a-1', 'x'.repeat(30_000)))
  const sent = [...write([same, same]), ...write([same])]
  expect(sent.length).toBe(15)
  expect(new Set(sent).size).toBe(sent.length)
})

test('a missing part or payload is reported once, and later events are received', () => {
  const events = ['1', '2', '3'].map((id) => event(id, 'x'.repeat(20_000)))
  const sent = payloadsOf(events, 'a')
  expect(sent.length).toBe(9)
  const without = (missing: number[]) => {
    const read = payloadReader()
    const received = sent.filter((_, i) => !missing.includes(i)).map((payload) => read(payload))
    return {
      gaps: received.filter(({ isIncomplete }) => isIncomplete).length,
      ids: received.flatMap((one) => one.notifications.map(({ id }) => id)),
    }
  }
  expect(without([])).toEqual({ gaps: 0, ids: ['1', '2', '3'] })
  // Missing in turn: the first, a middle and the last part of an event; a whole event; the start of the connection.
  expect(without([3])).toEqual({ gaps: 1, ids: ['1', '3'] })
  expect(without([4])).toEqual({ gaps: 1, ids: ['1', '3'] })
  expect(without([5])).toEqual({ gaps: 1, ids: ['1', '3'] })
  expect(without([3, 4, 5])).toEqual({ gaps: 1, ids: ['1', '3'] })
  expect(without([0])).toEqual({ gaps: 1, ids: ['2', '3'] })
})

test('two senders can send at the same time', () => {
  const batch = fc.array(
    fc.tuple(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 1, max: 400 })),
  )
  const eventsOf = (sender: string, said: [string, number][]) =>
    said.map(([text, times], i) => event(`${sender}-${i}`, text.repeat(times)))
  fc.assert(
    fc.property(batch, batch, fc.infiniteStream(fc.boolean()), (one, two, whose) => {
      const sent = { a: payloadsOf(eventsOf('a', one), 'a'), b: payloadsOf(eventsOf('b', two), 'b') }
      const read = payloadReader()
      const received: Notification[] = []
      while (sent.a.length + sent.b.length > 0) {
        const next = (whose.next().value ? sent.a : sent.b).shift()
        if (next !== undefined) received.push(...read(next).notifications)
      }
      const of = (sender: string) => received.filter(({ id }) => id.startsWith(`${sender}-`))
      expect(of('a')).toEqual(eventsOf('a', one))
      expect(of('b')).toEqual(eventsOf('b', two))
    }),
    { numRuns: 50 },
  )
})

test('a foreign payload is ignored; one in our format is reported as incomplete', () => {
  const read = payloadReader()
  expect(read('')).toEqual(none)
  expect(read('hello')).toEqual(none)
  expect(read('a 1 1/1 {not json')).toEqual({ isIncomplete: true, notifications: [] })
})
