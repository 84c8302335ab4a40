// A conversation of the manager with two teachers: asked yesterday, and answered this morning.
import { createHash } from 'node:crypto'
import { told } from './hours.ts'
import { type Making, notAfterNow } from './making.ts'
import type { Staff } from './staff.ts'

export function makeConversation(making: Making, staff: readonly Staff[]): void {
  const { rows, days, hours } = making
  const [manager] = staff
  const [teacher, other] = staff.filter(({ isManager }) => !isManager)
  if (!manager || !teacher || !other) return
  const posts = [
    {
      by: manager,
      ago: 1,
      at: told(15, 20),
      text: 'Can one of you open on Friday? I am at the dentist until ten.',
    },
    { by: teacher, ago: 0, at: told(8, 5), text: 'I can, gladly. Who has the key to the shed now?' },
    { by: manager, ago: 0, at: told(8, 40), text: 'It hangs behind the office door again. Thank you!' },
  ].map((post) => ({ ...post, sentAt: notAfterNow(making, hours.at(days.at(-1 - post.ago) ?? '', post.at)) }))
  const [first, , last] = posts
  if (!first || !last) return
  const stamp = rows.stamp(first.sentAt, manager.id)
  const people = [manager.id, teacher.id, other.id]
  const lastAt = last.sentAt.toISOString()
  rows.add('conversation', {
    ...stamp,
    roomId: null,
    peopleHash: createHash('sha256')
      .update(['', ...people.toSorted()].join(' '))
      .digest(),
    lastAt,
  })
  for (const staffId of people)
    rows.add('conversationMember', {
      ...rows.stamp(first.sentAt, manager.id),
      conversationId: stamp.id,
      staffId,
      readUntil: lastAt,
    })
  for (const { by, text, sentAt } of posts)
    rows.add('conversationPost', {
      ...rows.stamp(sentAt, by.id),
      conversationId: stamp.id,
      authorId: by.id,
      text,
      sentAt: sentAt.toISOString(),
    })
}
