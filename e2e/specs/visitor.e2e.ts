// A guest at the door: signs in on their own phone, shows the badge, and signs out. A teacher takes the guest, and a manager
// sees each step.
import { expect, open, test } from '../test.ts'

test('a guest signs in, is taken by a teacher, keeps the badge, and signs out', async ({
  page,
  manager,
  teacher,
  people,
}) => {
  await open(manager, '/pages/home/task/visitor')
  await open(page, `/pages/front/visitor?tenant=${people.manager.tenantId}`)
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box('Name').fill('Aroha Pipi')
  await box('Purpose of your visit').fill('The tap in the nappy room')
  await box('Who are you here to see?').fill('Mere')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please accept the conditions to enter')).toBeVisible()
  await page.getByText('I accept these conditions').click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Aroha Pipi')).toBeVisible()
  const row = manager.getByRole('link', { name: /Aroha Pipi/ })
  await expect(row).toBeVisible()
  await page.reload()
  await expect(page.getByText('Aroha Pipi')).toBeVisible()
  await row.click()
  await expect(manager).toHaveURL(/\/pages\/home\/task\/visitor-detail\?/)
  await open(teacher, '/pages/home/task/visitor')
  await teacher.getByRole('link', { name: /Aroha Pipi/ }).click()
  await teacher.getByRole('button', { name: 'I’ll look after them' }).click()
  await expect(manager.getByRole('button', { name: 'Assign another teacher' })).toBeVisible()
  await open(teacher, '/pages/home/todo')
  await teacher.getByRole('link', { name: /Aroha Pipi/ }).click()
  await expect(teacher.getByText('The tap in the nappy room')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Aroha Pipi')).toBeHidden()
  await expect(manager.getByText('The visitor', { exact: true })).toBeVisible()
  await open(manager, '/pages/home/history/visitors')
  await manager.getByRole('searchbox').fill('Pipi')
  await expect(manager.getByRole('link', { name: /Aroha Pipi/ })).toBeVisible()
})
