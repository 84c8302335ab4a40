// A forgotten password: from the login page by the code of a mail to a new password.
import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

const newPassword = 'Manuka22!'

test('a code from the mailbox leads from the login page to a new password', async ({
  page,
  people,
  administrator,
}) => {
  const { tenantId, account } = people.colleague
  const address = `${account}@100001.example`
  const mails = async () =>
    (await callAs(administrator, mailbox, 'listMails', { size: 100 })).data.records.filter(
      ({ recipient }) => recipient === address,
    )
  const known = new Set((await mails()).map(({ id }) => id))

  await open(page, '/pages/login/login-account')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/pages\/login\/login-forget/)
  await page.getByLabel('Email address').fill(address)
  await page.getByLabel('Centre number').fill(tenantId)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(/a code is on its way/)).toBeVisible()

  const codeInMail = async () => {
    for (const { id } of (await mails()).filter((mail) => !known.has(mail.id))) {
      const { data } = await callAs(administrator, mailbox, 'getMail', { id })
      const [, code] = /Your code is (\w+)/.exec(data.text) ?? []
      if (code) return code
    }
    return ''
  }
  await expect.poll(codeInMail).toMatch(/^\w{4}$/)
  await page.getByLabel('Verification code').fill(await codeInMail())
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByLabel(/^New password( \*)?$/).fill(newPassword)
  await page.getByLabel('Confirm password').fill(`${newPassword}2`)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('The two passwords are not the same')).toBeVisible()
  await page.getByLabel('Confirm password').fill(newPassword)
  // The button ignores a tap within a second of the last one.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('Your password has been changed')).toBeVisible({ timeout: 1500 })
  }).toPass()

  await page.getByLabel('Centre number').fill(tenantId)
  await page.getByLabel('Username').fill(account)
  await page.getByLabel(/^Password( \*)?$/).fill(newPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.hash.startsWith('#/pages/login/'))
})
