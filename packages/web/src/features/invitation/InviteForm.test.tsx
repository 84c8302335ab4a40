import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

test('of a list that is too long for one time, the others stay to be invited next', async () => {
  signedInAs('manager')
  const roles = [{ id: 'teacher', key: 'teacher', name: 'Teacher' }]
  answer(register, {
    listPicks: () => ({ records: roles, total: 1, size: 10, current: 1, pages: 1 }) as never,
  })
  answer(invitation, {
    listInvited: () => ({ people: [], sends: { mail: false, sms: false } }),
    inviteNewcomers: ({ people }) =>
      people.map((_, place) => ({
        id: String(place),
        way: 'link',
        key: 'key',
        expiresAt: '2026-04-01T00:00:00.000Z',
      })) as never,
  })
  openScreen(to.invitePeople())
  const field = page.getByRole('textbox', { name: 'One name per line' })
  const names = Array.from({ length: 102 }, (_, place) => `Kiri Cook${place}, kiri${place}@example.org`)
  await field.fill(names.join('\n'))
  await expect.element(page.getByText(/^At most 100 people can be invited at once/)).toBeVisible()
  await page.getByRole('button', { name: 'Invite 100 people' }).click()
  await expect.poll(() => callsOf(invitation, 'inviteNewcomers').length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Invite 2 people' })).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Read as' }).getByRole('listitem').last())
    .toHaveTextContent('Kiri Cook101 · kiri101@example.org')
})
