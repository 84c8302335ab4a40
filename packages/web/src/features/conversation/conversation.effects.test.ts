import { expect, it } from 'vitest'
import { type Thread, withPost, withShown } from './conversation.effects.ts'

const thread: Thread = { id: 'c', others: [], room: null, posts: [], hasEarlier: false }
const by = { by: { id: 'hana', name: 'Hana' }, at: '2026-03-10T21:30:00.000Z' }

it('shows a message once, in its conversation', () => {
  const once = withPost(thread, { id: 'p', conversationId: 'c', text: 'Morning' }, by)
  expect(once.posts).toMatchObject([{ id: 'p', text: 'Morning', readBy: [], can: [] }])
  expect(withPost(once, { id: 'p', conversationId: 'c', text: 'Morning' }, by)).toBe(once)
  expect(withPost(thread, { id: 'p', conversationId: 'other', text: 'Morning' }, by)).toBe(thread)
  expect(withPost(thread, { id: 'p', text: 'To new people' }, by)).toBe(thread)
})

it('keeps what was shown when only newer messages are read again', () => {
  const read = (ids: string, hasEarlier = true): Thread => ({
    ...thread,
    posts: [...ids].map((id) => ({
      id,
      by: by.by,
      text: id,
      sentAt: by.at,
      takenBackAt: null,
      readBy: [],
      can: [],
    })),
    hasEarlier,
  })
  const ids = ({ posts }: Thread) => posts.map(({ id }) => id).join('')
  const shown = read('abc', false)
  expect(withShown(shown, read('bcd'))).toMatchObject({ hasEarlier: false })
  expect(ids(withShown(shown, read('bcd')))).toBe('abcd')
  expect(ids(withShown(read('abcx'), read('bcd')))).toBe('abcd')
  expect(withShown(shown, read('abcd')).hasEarlier).toBe(true)
  // There may be others between.
  expect(ids(withShown(shown, read('efg')))).toBe('efg')
})
