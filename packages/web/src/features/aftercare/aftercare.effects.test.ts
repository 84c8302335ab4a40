import { expect, test } from 'vitest'
import { type Aftercare, withLook } from './aftercare.effects.ts'

const minute = (after: number) =>
  new Date(Date.parse('2026-11-17T21:00:00.000Z') + after * 60_000).toISOString()
const after: Aftercare = {
  incidentId: 'one',
  child: { id: 'mia', firstName: 'Mia', familyName: 'Ngata' },
  occurredAt: minute(0),
  watch: {
    times: [minute(15), minute(30)],
    nextAt: minute(15),
    looks: [],
    stays: [{ from: minute(0), until: null }],
    gaps: [],
  },
  signature: null,
}
const input = { id: 'look', incidentId: 'one', signs: [], note: null, seenAt: minute(16) }
const author = { by: { name: 'Hana' }, at: minute(40) }

test('a look that waits counts from when somebody looked, once, and for its accident alone', () => {
  const seen = withLook(after, input, author)
  expect(seen.watch).toMatchObject({ nextAt: minute(30), looks: [{ at: minute(16), byName: 'Hana' }] })
  expect(withLook(seen, input, author)).toBe(seen)
  expect(withLook(after, { ...input, incidentId: 'other' }, author)).toBe(after)
})

test('a look that waits ends the gap before it, and says who took it', () => {
  const seen = withLook(after, { ...input, seenAt: minute(20) }, { ...author, at: minute(20) })
  expect(seen.watch?.gaps).toEqual([
    { dueAt: minute(15), checkedAt: minute(20), overBy: 5 * 60_000, kind: 'missed', byName: 'Hana' },
  ])
})
