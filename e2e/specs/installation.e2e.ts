// The operator sees how each part of the installation is, and copies a text for support that names nobody.
import { expect, goTo, open, signIn, test } from '../test.ts'

test('the operator sees what needs attention, and copies it for support', async ({ administrator }) => {
  await administrator.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(administrator, '/pages/operator/installation')
  const database = administrator.getByRole('listitem').filter({ hasText: 'Database' })
  await expect(database.getByText('works')).toBeVisible()
  await expect(database.getByText(/the one that comes with Daybook · version \d+/)).toBeVisible()
  await expect(administrator.getByRole('listitem').filter({ hasText: 'Email' })).toContainText(
    'Without SMTP_URL, emails stay in the mailbox here.',
  )
  await administrator.getByRole('button', { name: 'Copy for support' }).click()
  const text = await administrator.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Daybook, 2\d{3}-.*\nversion: good, version \d/)
  expect(text).toMatch(/\ndatabase: good, embedded, version \d+/)
  expect(text).not.toMatch(/100001|Street|Early Learning/)
})

test.describe('a centre that leaves', () => {
  // Its sessions and sign-ins are refused.
  test.use({ allowedProblems: [/401/] })

  test('signs everybody out, and lets them in when it works here again', async ({
    administrator,
    people,
    signInFresh,
  }) => {
    const teacher = await signInFresh('teacher')
    await open(administrator, `/pages/operator/centre?tenant=${people.teacher.tenantId}`)
    await administrator.getByRole('button', { name: 'Deactivate this centre' }).click()
    const sheet = administrator.getByRole('dialog', { name: /^Deactivate / })
    await sheet.getByRole('button', { name: 'Deactivate this centre' }).click()
    await expect(administrator.getByText(/^Deactivated: /)).toBeVisible()

    await goTo(teacher, '/pages/home/mine')
    await teacher.waitForURL(/login-account/)
    await teacher.getByLabel('Centre number').fill(people.teacher.tenantId)
    await teacher.getByLabel('Username').fill(people.teacher.account)
    await teacher.getByLabel('Password', { exact: true }).fill(people.teacher.password)
    await teacher.getByRole('button', { name: 'Sign in' }).click()
    await expect(teacher.getByText(/This centre has stopped using Daybook here/).first()).toBeVisible()

    await administrator.getByRole('button', { name: 'Activate this centre again' }).click()
    await expect(administrator.getByText('The centre is active again').first()).toBeVisible()
    // The button takes no second tap so soon.
    await teacher.reload()
    await signIn(teacher, people.teacher)
    await expect(teacher.getByRole('navigation').first()).toBeVisible()
  })
})
