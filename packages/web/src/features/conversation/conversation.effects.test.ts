import { expect, it } from 'vitest'
import { type Thread, withPost } from './conversation.effects.ts'

const thread: Thread = { id: 'c', others: [], room: null, posts: [], hasEarlier: false }
const by = { by: { id: 'hana', name: 'Hana' }, at: '2026-03-10T21:30:00.000Z' }

it('shows a message once, in its conversation', () => {
  const once = withPost(thread, { id: 'p', conversationId: 'c', text: 'Morning' }, by)
  expect(once.posts).toMatchObject([{ id: 'p', text: 'Morning', readBy: [], can: [] }])
  expect(withPost(once, { id: 'p', conversationId: 'c', text: 'Morning' }, by)).toBe(once)
  expect(withPost(thread, { id: 'p', conversationId: 'other', text: 'Morning' }, by)).toBe(thread)
  expect(withPost(thread, { id: 'p', text: 'To new people' }, by)).toBe(thread)
})
