// A fire drill: begun and marked without a network on one phone, taken further on another, and kept with its checklist.
import { expect, open, test } from '../test.ts'

test.use({ allowedProblems: [/DISCONNECTED/] })

test('a drill is begun offline, marked by two, and its checklist ends with it', async ({
  teacher,
  colleague,
}) => {
  const path = '/pages/manage/drill?type=lockdown'
  await open(teacher, path)
  await teacher.context().setOffline(true)
  await teacher.getByRole('button', { name: 'Start drill' }).click()
  const people = teacher.getByRole('button', { name: /Not seen yet$/ })
  const name = (await people.first().locator('span').first().textContent()) ?? ''
  await people.first().click()
  await expect(teacher.getByRole('button', { name: `${name} Safe` })).toBeVisible()
  await teacher.context().setOffline(false)
  await open(colleague, path)
  await expect(colleague.getByRole('button', { name: `${name} Safe` })).toBeVisible()
  const [second = ''] = await colleague.getByRole('button', { name: /Not seen yet$/ }).allInnerTexts()
  const other = second.split('\n')[0] ?? ''
  await colleague.getByRole('button', { name: `${other} Not seen yet` }).click()
  await expect(teacher.getByRole('button', { name: `${other} Safe` })).toBeVisible()

  await colleague.getByRole('button', { name: 'Checklist' }).click()
  await colleague.getByText('Done', { exact: true }).first().click()
  await colleague.getByRole('button', { name: 'Stop the clock' }).click()
  await colleague.getByRole('button', { name: 'Finish drill' }).click()
  const sheet = colleague.getByRole('dialog', { name: 'Finish drill' })
  await sheet.getByLabel('What should improve?').fill('The back door sticks')
  await sheet.getByRole('button', { name: 'Finish drill' }).click()
  await expect(colleague.getByText('The back door sticks')).toBeVisible()
  await expect(colleague.getByText(/^Finished by /)).toBeVisible()
})
