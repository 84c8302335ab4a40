import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LiveEvent } from './live.event.ts'
import { joiner, payloadsOf, textOf } from './live.frames.ts'

const told = (id: string, data: unknown): LiveEvent => ({
  id,
  kind: 'told',
  tenantId: '100001',
  to: 'care.read',
  told: { operation: 'probe.say', at: '2026-11-17T21:42:00.000Z', by: null, data },
})
const payloads = (events: LiveEvent[], sender: string) => payloadsOf(events.map(textOf), sender)

test('small events share a payload, a large one is cut, and all come out as they went in', () => {
  const small = Array.from({ length: 30 }, (_, i) => told(`a-${i}`, 'Pēpi 宝宝 😀'))
  const large = told('a-30', 'ā'.repeat(20_000))
  const sent = payloads([...small, large, told('a-31', null)], 'a')
  expect(sent.length).toBeGreaterThan(15)
  expect(payloads(small, 'a').length).toBeLessThan(3)
  expect(Math.max(...sent.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000)
  const join = joiner()
  expect(sent.flatMap((payload) => join(payload))).toEqual([...small, large, told('a-31', null)])
})

test('two senders may speak at once', () => {
  const batch = fc.array(
    fc.tuple(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 1, max: 400 })),
  )
  const eventsOf = (sender: string, said: [string, number][]) =>
    said.map(([text, times], i) => told(`${sender}-${i}`, text.repeat(times)))
  fc.assert(
    fc.property(batch, batch, fc.infiniteStream(fc.boolean()), (one, two, whose) => {
      const sent = { a: payloads(eventsOf('a', one), 'a'), b: payloads(eventsOf('b', two), 'b') }
      const join = joiner()
      const heard: LiveEvent[] = []
      while (sent.a.length + sent.b.length > 0) {
        const next = (whose.next().value ? sent.a : sent.b).shift()
        if (next !== undefined) heard.push(...join(next))
      }
      const of = (sender: string) => heard.filter(({ id }) => id.startsWith(`${sender}-`))
      expect(of('a')).toEqual(eventsOf('a', one))
      expect(of('b')).toEqual(eventsOf('b', two))
    }),
    { numRuns: 50 },
  )
})

test('what nobody of us has sent says nothing', () => {
  const join = joiner()
  expect(join('')).toEqual([])
  expect(join('hello')).toEqual([])
})
