import { expect, test } from 'vitest'
import {
  type Page,
  type PageUpdate,
  pageWithAmendment,
  pageWithEntries,
  pageWithVoid,
} from './care.page.effects.ts'

const entry = (id: string, occurredAt: string) => ({
  id,
  occurredAt,
  version: 1,
  amendments: 0,
  uncertainTimes: null,
  note: 'said',
  detail: {},
  conflictReason: null,
  checkedBy: null,
  voided: null,
  can: ['amend', 'void'],
})
const care = (id: string, at: string) => ({ type: 'care', id, at, entry: entry(id, at), sleep: null })
const page = {
  day: '2026-11-18',
  child: { id: 'aroha' },
  rooms: [{ id: 'room', code: 'tui', name: 'Tūī' }],
  moments: [care('b', '2026-11-17T21:00:00.000Z'), care('a', '2026-11-17T20:00:00.000Z')],
  // Only the fields that these tests read.
} as unknown as Page
const recorder = { by: { id: 'mere', name: 'Mere' }, at: '2026-11-17T21:42:00.000Z' }

test('an amendment updates the entry, sorts it by its new time, and applies only once', () => {
  const input = { id: 'a', version: 1, occurredAt: '2026-11-17T21:30:00.000Z', note: 'says', detail: {} }
  const once = pageWithAmendment(page, input)
  expect(once.moments).toMatchObject([
    { id: 'a', at: '2026-11-17T21:30:00.000Z', entry: { note: 'says', version: 2, amendments: 1 } },
    { id: 'b', entry: { version: 1 } },
  ])
  expect(pageWithAmendment(once, input)).toEqual(once)
})

test('a voided entry stays, with who voided it and why, and can no longer be changed', () => {
  const voided = pageWithVoid(page, { id: 'b', reason: 'twin' }, recorder)
  expect(voided.moments).toMatchObject([
    { id: 'b', entry: { voided: { by: { name: 'Mere' }, reason: 'twin' }, can: [] } },
    { id: 'a', entry: { voided: null } },
  ])
  expect(pageWithVoid(voided, { id: 'b', reason: 'again' }, recorder)).toEqual(voided)
})

test('entries from others are added in order of time, only for this child and day, and only once', () => {
  const arrived = (id: string, over: object = {}) =>
    ({
      ...entry(id, '2026-11-17T20:30:00.000Z'),
      kind: 'nappyChange',
      childId: 'aroha',
      roomId: 'room',
      ...over,
    }) as unknown as PageUpdate
  const isOfDay = (instant: string) => instant > '2026-11-17T11:00'
  const put = (of: Page, ...entries: PageUpdate[]) => pageWithEntries(of, entries, isOfDay)
  const ids = (of: Page | undefined) => of?.moments.map(({ id }) => id)
  const once = put(page, arrived('new'), arrived('twin', { childId: 'tama' }))
  expect(ids(once)).toEqual(['b', 'new', 'a'])
  expect(once?.moments[1]).toMatchObject({
    entry: { kind: 'nappyChange', child: { id: 'aroha' }, room: { code: 'tui', name: 'Tūī' } },
  })
  expect(put(once as Page, arrived('new'))).toEqual(once)
  expect(put(page, arrived('twin', { childId: 'tama' }))).toBe(page)
  const earlier = arrived('b', { occurredAt: '2026-11-17T19:00:00.000Z', note: 'says' })
  expect(put(page, earlier)?.moments[1]).toMatchObject({ id: 'b', entry: { note: 'says' } })
  expect(ids(put(page, arrived('b', { occurredAt: '2026-11-16T19:00:00.000Z' })))).toEqual(['a'])
  expect(put(page, arrived('new', { roomId: 'unknown' }))).toBeUndefined()
})
