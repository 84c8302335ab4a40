// A long conversation is read in parts, and stays whole while new messages come.
import { conversation } from '@daybook/contract/conversation/conversation.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import type { Post } from './conversation.effects.ts'

const mere = { id: '00000000-0000-7000-8000-0000000000b1', name: 'Mere Tamati' }
const id = '00000000-0000-7000-8000-0000000000c1'
/** As many as the server answers at once. */
const most = 50

const postOf = (number: number): Post => ({
  id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  by: mere,
  text: `Message ${number}.`,
  sentAt: new Date(Date.parse('2026-03-10T00:00:00Z') + number * 60_000).toISOString(),
  takenBackAt: null,
  readBy: [],
  can: [],
})

test('no message goes missing or appears twice when new ones are written', async () => {
  signedInAs('teacher')
  const all = Array.from({ length: 120 }, (_, place) => postOf(place + 1))
  const answered = Promise.withResolvers<void>()
  answer(conversation, {
    getConversation: ({ before }) => {
      const found = all.filter(({ sentAt }) => before === undefined || sentAt < before)
      const posts = found.slice(-most)
      return { id, others: [mere], room: null, posts, hasEarlier: found.length > most }
    },
    readConversation: () => null,
    write: async ({ id: postId, text }) => {
      await answered.promise
      const by = { id: hana().user.id, name: 'Hana' }
      const post = { ...postOf(121), id: postId, text, by, readBy: [mere] }
      all.push(post)
      return { conversationId: id, post }
    },
  })
  openScreen(to.conversation({ id }))
  await expect.element(page.getByText('Message 71.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Earlier' }).click()
  await expect.element(page.getByText('Message 21.')).toBeInTheDocument()
  const shown = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => /Message \d+|One more/.exec(item.textContent)?.[0])
  const expected = [...all.slice(20).map(({ text }) => text?.slice(0, -1)), 'One more']

  await page.getByRole('textbox', { name: 'Your message' }).fill('One more')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(shown).toEqual(expected)
  answered.resolve()
  // Only what the server answers says so.
  await expect.element(page.getByText('Read', { exact: true })).toBeVisible()
  await expect.poll(shown).toEqual(expected)
})
