// A guest at the door: signs in on their own phone with the code from the mail, shows the badge, and signs out. A manager
// sees each step.
import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

test('a guest signs in with the code from the mail, keeps the badge, and signs out', async ({
  page,
  manager,
  teacher,
  administrator,
  people,
}) => {
  await open(manager, '/pages/home/task/visitor')
  await open(page, `/pages/front/visitor?tenant=${people.manager.tenantId}`)
  const mail = `${crypto.randomUUID()}@plumbing.example`
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box('Name').fill('Aroha Pipi')
  await box('Email').fill(mail)
  await box('Phone').fill('021 555 0199')
  await box('Purpose of your visit').fill('The tap in the nappy room')
  await box('Who are you here to see?').fill('Mere')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByText('Please accept the conditions to enter')).toBeVisible()
  await page.getByText('I accept these conditions').click()
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByText(`We’ve sent a code to ${mail}`)).toBeVisible()

  await box('Code').fill('0000')
  await page.getByRole('button', { name: 'Check in' }).click()
  await expect(box('Code')).toHaveAttribute('aria-invalid', 'true')
  await box('Code').fill(await codeFor(administrator, mail))
  await page.getByRole('button', { name: 'Check in' }).click()
  await expect(page.getByText('Aroha Pipi')).toBeVisible()
  const row = manager.getByRole('link', { name: /Aroha Pipi/ })
  await expect(row).toBeVisible()
  await page.reload()
  await expect(page.getByText('Aroha Pipi')).toBeVisible()
  await row.click()
  await expect(manager).toHaveURL(/\/pages\/home\/task\/visitor-detail\?/)
  await expect(manager.getByText('The tap in the nappy room')).toBeVisible()
  await manager.getByRole('button', { name: 'Assign a teacher' }).click()
  const picker = manager.getByRole('dialog', { name: 'Assign a teacher' })
  await picker.getByRole('radio', { name: /^Hana/ }).check()
  await picker.getByRole('button', { name: 'Confirm' }).click()
  await expect(manager.getByRole('button', { name: 'Assign another teacher' })).toBeVisible()
  await open(teacher, '/pages/home/home')
  await teacher.getByRole('link', { name: /Aroha Pipi/ }).click()
  await expect(teacher.getByText('The tap in the nappy room')).toBeVisible()
  await page.getByRole('button', { name: 'Check out' }).click()
  await expect(page.getByText('Aroha Pipi')).toBeHidden()
  await expect(manager.getByText('The visitor', { exact: true })).toBeVisible()
  await open(manager, '/pages/home/history/visitors')
  await manager.getByRole('searchbox').fill('Pipi')
  await expect(manager.getByRole('link', { name: /Aroha Pipi/ })).toBeVisible()
})

type Reader = Parameters<typeof callAs>[0]

/** A job sends the mail after the answer. */
async function codeFor(administrator: Reader, mail: string): Promise<string> {
  let subject: string | undefined
  await expect
    .poll(async () => {
      const { records } = (await callAs(administrator, mailbox, 'listMails', {})).data
      subject = records.find(({ recipient }) => recipient === mail)?.subject
      return subject
    })
    .toMatch(/is your visitor code$/)
  return (subject ?? '').split(' ')[0] ?? ''
}
