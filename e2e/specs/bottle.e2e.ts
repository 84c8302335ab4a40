// A bottle from its making to the child: the label, the wrong child, and two devices, one of them without a network.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { callAs, expect, open, test } from '../test.ts'

test.use({ allowedProblems: [/DISCONNECTED/] })

test('a bottle is made and labelled, stops the wrong child, and is given offline', async ({
  teacher,
  colleague,
}) => {
  const { data: present } = await callAs(teacher, attendance, 'listPresent', {})
  const here = present.filter(
    ({ inRoomCode, allergies }) => inRoomCode === 'piwakawaka' && allergies.length === 0,
  )
  const [own, other] = here
  await open(teacher, '/pages/home/bottles?code=piwakawaka')
  await teacher.getByRole('button', { name: 'Make a bottle' }).click()
  const form = teacher.getByRole('dialog', { name: 'Make a bottle' })
  await form.getByRole('button', { name: 'Save and label' }).click()
  await expect(form.getByText('Please fill this in').first()).toBeVisible()
  const name = `${own?.firstName} ${own?.familyName}`
  await form.getByRole('button', { name: `${name}, Pīwakawaka, here now` }).click()
  await form.getByRole('radio', { name: 'Formula' }).check()
  await form.getByLabel('Name on the tin').fill('Stage 2')
  await form.getByLabel('Amount').fill('150')
  await form.getByRole('button', { name: 'Save and label' }).click()
  await expect(teacher.getByAltText('QR code that opens this bottle')).toBeVisible()
  await expect(teacher.getByText('Formula, Stage 2, 150 mL')).toBeVisible()
  const { data } = await callAs(teacher, bottle, 'getBoard', {})
  const made = data.bottles.find(({ brand, childId }) => brand === 'Stage 2' && childId === own?.id)

  const path = `/pages/home/bottle?id=${made?.id}`
  await open(colleague, `${path}&child=${other?.id}`)
  await expect(colleague.getByText(/^This is .* bottle, not /)).toBeVisible()
  await open(colleague, path)
  await expect(colleague.getByText(`OK for ${name} until`)).toBeVisible()
  await colleague.context().setOffline(true)
  await expect(colleague.getByText(/is unknown. Ask in the room first/)).toBeVisible()
  await colleague.getByRole('button', { name: `Give to ${own?.firstName}` }).click()
  await expect(colleague.getByText('Stop. Don’t give this bottle.')).toBeVisible()
  await colleague.context().setOffline(false)

  await open(teacher, path)
  await expect(teacher.getByText('Stop. Don’t give this bottle.')).toBeVisible()
  const fed = await callAs(teacher, bottleFeed, 'listEntries', { code: 'piwakawaka' })
  expect(fed.data.find(({ childId }) => childId === own?.id)?.detail).toMatchObject({ offered: 150 })
})
