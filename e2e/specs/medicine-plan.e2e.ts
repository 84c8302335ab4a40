// A medicine that a parent agreed to: planned by a manager, given without a network by one person and checked by another.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

test.use({ allowedProblems: [/DISCONNECTED/] })

test('a planned dose is given offline, checked by a second person, and everybody sees when the next is due', async ({
  teacher,
  colleague,
  manager,
}) => {
  const { data: present } = await callAs(manager, attendance, 'listPresent', {})
  const freya = present.find(({ firstName }) => firstName === 'Freya')
  await open(manager, `/pages/home/medicine-plan/child?id=${freya?.id}`)
  // Soon, whenever in a long run of tests this one begins.
  const soon = await manager.evaluate(() => Date.now() + 10 * 60_000)
  const clock = { timeZone: 'Pacific/Auckland', hour: '2-digit', minute: '2-digit' } as const
  const due = new Intl.DateTimeFormat('en-GB', clock).format(soon)
  await manager.getByRole('button', { name: 'Add a medicine' }).click()
  const form = manager.getByRole('dialog', { name: /^Medicine for Freya/ })
  await form.getByRole('textbox', { name: 'Medicine', exact: true }).fill('Amoxicillin')
  await form.getByRole('textbox', { name: 'Dose', exact: true }).fill('5 mL')
  await form.getByLabel('How is it given?').selectOption('By mouth')
  await form.getByLabel('What is it for?').fill('Ear infection')
  await form.getByLabel('Time 1').fill(due)
  await form.getByRole('button', { name: 'Add a time' }).click()
  await form.getByLabel('Time 2').fill('15:00')
  await form.getByLabel('Last day').fill('2026-03-13')
  await form.getByLabel('Who agrees?').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByRole('region', { name: 'Amoxicillin' }).getByText(`Due ${due}`)).toBeVisible()

  const path = '/pages/home/medicine-plan?code=tui'
  const row = (page: typeof teacher) =>
    page.getByRole('region', { name: 'Due today' }).getByRole('button', { name: /^Freya .*Amoxicillin/ })
  await open(colleague, path)
  await open(teacher, path)
  await expect(row(teacher)).toContainText(`Due ${due}`)
  await row(teacher).click()
  const sheet = teacher.getByRole('dialog', { name: 'Record a dose' })
  await sheet.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(sheet.getByText('Please fill this in')).toBeVisible()
  await sheet.getByRole('button', { name: 'Who checked it with you?' }).click()
  const people = teacher.getByRole('dialog', { name: 'Who checked it with you?' })
  await people.getByRole('radio', { name: /Mere Paewai/ }).check()
  await people.getByRole('button', { name: 'Confirm' }).click()
  await teacher.context().setOffline(true)
  await sheet.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(row(teacher)).toContainText('Due 15:00')
  await expect(row(colleague)).toContainText(`Due ${due}`)
  await teacher.context().setOffline(false)

  await expect(row(colleague)).toContainText('Due 15:00')
  await expect(row(colleague)).toContainText(/Given: 1\d:\d\d, Hana .* hasn’t confirmed the check yet/)
  await expect(manager.getByRole('region', { name: 'Amoxicillin' })).toContainText('Due 15:00')
  await manager.getByRole('button', { name: 'Yes, I checked it' }).click()
  await expect(row(colleague)).toContainText(/Given: 1\d:\d\d, Hana .*, checked by Mere/)
})
