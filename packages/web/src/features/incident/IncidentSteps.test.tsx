import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const stay = { signedInAt: '2026-03-10T20:00:00Z', signedOutAt: null }
const pearl = { id: 'p', firstName: 'Pearl', familyName: 'Moana', roomName: 'Tui', attendances: [stay] }

const button = (name: string) => page.getByRole('button', { name })
const missing = page.getByText('Please fill this in')

beforeEach(() => {
  answer(attendance, { listToday: () => ({ children: [pearl] }) as never })
  answer(room, { listRoomsForStaff: () => [{ name: 'Tui' }] as never })
  signedInAs('teacher')
  openScreen(to.incidentForm({}))
})

test('on a phone the form is one step after the other, and nothing is wrong before it is tried', async () => {
  await expect.element(page.getByText('Step 1 of 3')).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
  await button('Next').click()
  await expect.element(button('Child: Choose a child')).toHaveFocus()
  await button('Pearl Moana, Tui, here now').click()
  await expect.element(button('Child: Pearl Moana')).toHaveFocus()
  await page.getByRole('radio', { name: 'Indoors' }).click()
  await page.getByLabelText('What happened?').fill('Fell from the step')
  await button('Next').click()
  await expect.element(page.getByText('Step 2 of 3')).toHaveFocus()
  await expect.element(missing).not.toBeInTheDocument()
  await button('Next').click()
  await expect.element(page.getByRole('checkbox', { name: 'Bump' })).toHaveFocus()
  await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click()
  await expect.element(page.getByLabelText('What happened?')).toHaveValue('Fell from the step')
})

test('where there is room, all of it stands on one page', async () => {
  await page.viewport(900, 900)
  await expect.element(button('Submit')).toBeVisible()
  await expect.element(button('Next')).not.toBeInTheDocument()
  await page.viewport(390, 844)
})
