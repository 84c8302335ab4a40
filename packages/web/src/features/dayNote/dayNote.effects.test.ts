import { expect, test } from 'vitest'
import { type Page, pageWithNote } from './dayNote.effects.ts'

const recorder = { by: { id: 'hana', name: 'Hana' }, at: '2026-11-17T21:42:00.000Z' }
const note = { id: 'new', childId: 'aroha', occurredAt: '2026-11-17T21:42:00.000Z', note: 'First steps' }
const moment = (id: string, at: string) => ({ type: 'signedIn', id, at })
const page = {
  child: { id: 'aroha', firstName: 'Aroha', familyName: 'Ngata', picture: null, roomCode: 'tui' },
  rooms: [{ id: 'room', code: 'tui', name: 'Tūī' }],
  moments: [moment('later', '2026-11-17T22:00:00.000Z'), moment('earlier', '2026-11-17T19:00:00.000Z')],
  // Only the fields that this test reads.
} as unknown as Page

test('a note is added once, in order of time', () => {
  const once = pageWithNote(page, note, recorder)
  expect(once.moments.map(({ id }) => id)).toEqual(['later', 'new', 'earlier'])
  expect(once.moments[1]).toMatchObject({
    entry: { note: 'First steps', room: { name: 'Tūī' }, recordedBy: { name: 'Hana' } },
  })
  expect(pageWithNote(once, note, recorder)).toBe(once)
})
