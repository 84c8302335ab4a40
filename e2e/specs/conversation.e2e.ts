// A teacher writes to the manager, who is told at once, reads and answers; the teacher sees that it was read.
import { expect, open, test } from '../test.ts'

test('a message between colleagues is told, read and answered live', async ({ teacher, manager }) => {
  await open(manager, '/pages/home/msg')
  await open(teacher, '/pages/home/conversation-new')
  await teacher.getByRole('button', { name: /People/ }).click()
  const picker = teacher.getByRole('dialog', { name: 'People' })
  await picker.getByRole('checkbox', { name: /^Mere/ }).check()
  await picker.getByRole('button', { name: 'Confirm' }).click()
  // It gives the focus back.
  await expect(picker).toBeHidden()
  await teacher.getByRole('textbox', { name: 'Message' }).fill('Can you swap on Friday?')
  await teacher.getByRole('button', { name: 'Send' }).click()
  await manager
    .getByRole('link', { name: /has written to you/ })
    .first()
    .click()
  await manager.getByRole('link', { name: 'See details' }).click()
  await expect(manager.getByText('Can you swap on Friday?')).toBeVisible()

  await open(teacher, '/pages/home/conversations')
  await teacher.getByRole('link', { name: /Can you swap on Friday/ }).click()
  await expect(teacher.getByText('Read', { exact: true })).toBeVisible()
  await manager.getByRole('textbox', { name: 'Your message' }).fill('Yes, gladly')
  await manager.getByRole('button', { name: 'Send' }).click()
  await expect(teacher.getByText('Yes, gladly')).toBeVisible()
})
