import { expect, it } from 'vitest'
import { bySpecial, isNewSince, newestOf } from './briefing.rules.ts'

const at = '2026-11-17T21:00:00.000Z'
const later = '2026-11-17T21:30:00.000Z'
const plain = {
  allergies: [],
  mayNotCollect: [],
  custodyNote: null,
  care: [],
  doses: [],
  nextDoses: [],
  injuries: [],
  reminders: [],
  changedAt: at,
}
const sleep = (upAt: string | null) => ({ kind: 'sleep', detail: { asleepAt: at, upAt } })

it.each([
  ['a severe allergy', { allergies: [{ severity: 'severe' }] }, true],
  ['a mild allergy', { allergies: [{ severity: 'mild' }] }, false],
  ['somebody who may not collect', { mayNotCollect: ['Tama'] }, true],
  ['a court order', { custodyNote: 'By order of the court' }, true],
  ['a child who sleeps', { care: [sleep(null)] }, true],
  ['a child who got up', { care: [sleep(later)] }, false],
  ['a dose', { doses: [{}] }, true],
  ['a planned dose', { nextDoses: [{}] }, true],
  ['an injury', { injuries: [{}] }, true],
  ['a reminder', { reminders: ['Sunhat'] }, true],
  ['a note of the day', { care: [{ kind: 'dayNote', detail: {} }] }, true],
  ['nothing', {}, false],
])('%s: %o', (_, over, special) => {
  const child = { ...plain, ...over }
  expect(bySpecial([child])).toEqual(
    special ? { first: [child], others: [] } : { first: [], others: [child] },
  )
})

it('puts the gravest first, and leaves the others in their order', () => {
  const asleep = { ...plain, care: [sleep(null)] }
  const barred = { ...plain, mayNotCollect: ['Tama'] }
  const severe = { ...plain, allergies: [{ severity: 'severe' }], care: [sleep(null)] }
  const gravest = { ...plain, allergies: [{ severity: 'anaphylaxis' }] }
  const named = { ...plain, changedAt: later }
  expect(bySpecial([plain, asleep, barred, named, severe, gravest])).toEqual({
    first: [gravest, severe, barred, asleep],
    others: [plain, named],
  })
})

it('knows what is newest, and what is new to somebody who has read before', () => {
  expect(newestOf([])).toBeNull()
  expect(newestOf([plain, { changedAt: later }, plain])).toBe(later)
  expect(isNewSince({ changedAt: later }, { newestAt: at })).toBe(true)
  expect(isNewSince({ changedAt: at }, { newestAt: at })).toBe(false)
  expect(isNewSince({ changedAt: at }, { newestAt: null })).toBe(true)
  expect(isNewSince({ changedAt: later }, undefined)).toBe(false)
})
