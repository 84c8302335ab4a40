// A conversation shows what waits, who has read, and takes an answer.
import { conversation } from '@daybook/contract/conversation/conversation.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { keepDraft, readDraft } from '../../platform/outbox/drafts.ts'
import { to } from '../../platform/screens/places.ts'

const mere = { id: '00000000-0000-7000-8000-0000000000b1', name: 'Mere Tamati' }
const me = { id: hana().user.id, name: 'Hana Ngata' }
const id = '00000000-0000-7000-8000-0000000000c1'
const post = {
  id: '00000000-0000-7000-8000-0000000000d1',
  by: me,
  text: 'Can you swap on Friday?',
  sentAt: '2026-03-10T21:20:00.000Z',
  takenBackAt: null,
  readBy: [mere],
  can: ['takeBack' as const],
}

beforeEach(() => {
  signedInAs('teacher')
  answer(conversation, {
    getConversation: () => ({ id, others: [mere], room: null, posts: [post], hasEarlier: false }),
    listConversations: () => ({
      records: [{ id, others: [mere], room: null, last: post, unread: 2 }],
      total: 1,
      size: 10,
      current: 1,
      pages: 1,
    }),
    readConversation: () => null,
    takeBack: () => null,
    write: ({ id: postId, text }) => ({
      conversationId: id,
      post: { ...post, id: postId, text, readBy: [], can: [] },
    }),
  })
})

test('opening it reads it, and the field is empty once the answer is on its way', async () => {
  openScreen(to.conversation({ id }))
  await expect.element(page.getByText('Can you swap on Friday?')).toBeVisible()
  await expect.element(page.getByText('Read', { exact: true })).toBeVisible()
  await expect.poll(() => callsOf(conversation, 'readConversation')).not.toEqual([])
  const field = page.getByRole('textbox', { name: 'Your message' })
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await field.fill('  Or on Monday? ')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

test('a half-written message is kept, there again, and gone once it is sent', async () => {
  const draft = `report.conversation.${id}`
  await keepDraft(draft, { values: { text: 'I will be' }, names: {} })
  openScreen(to.conversation({ id }))
  const field = page.getByRole('textbox', { name: 'Your message' })
  await expect.element(field).toHaveValue('I will be')
  await field.fill('I will be late')
  await expect.poll(() => readDraft(draft)).toMatchObject({ content: { values: { text: 'I will be late' } } })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveValue('')
  await expect.poll(() => readDraft(draft)).toBeUndefined()
})

test('the list says what is unread', async () => {
  openScreen(to.conversations())
  await expect.element(page.getByRole('link', { name: /Mere Tamati.*2 unread messages/ })).toBeVisible()
  await expect.element(page.getByText('You: Can you swap on Friday?')).toBeVisible()
})

test('a message needs somebody to read it', async () => {
  openScreen(to.newMessage())
  await page.getByRole('textbox', { name: 'Message' }).fill('Morning!')
  await page.getByRole('button', { name: 'Send' }).click()
  expect(callsOf(conversation, 'write')).toEqual([])
})
