// The users of the browser tests: demo accounts.
import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import { demoAccounts } from '@daybook/demo/accounts.ts'
import type { Page } from '@playwright/test'

const of = (tenantId: string, account: string): DemoAccount => {
  const found = demoAccounts.find((one) => one.tenantId === tenantId && one.account === account)
  if (!found) throw new Error(`the demo has no ${account} in ${tenantId}`)
  return found
}

/** @param centre number of the test file's own centre */
export function peopleOf(centre: string) {
  const here = (account: string) => ({ ...of('100001', account), tenantId: centre })
  return {
    teacher: here('teacher'),
    colleague: here('meihua'),
    manager: here('manager'),
    /** For tests of messages. No other test sends messages to this user or reads them. */
    assistantManager: here('assistant'),
    otherTeacher: of('100002', 'teacher'),
    administrator: of('000000', 'admin'),
  }
}
export type People = ReturnType<typeof peopleOf>
export type PersonName = keyof People

/** Fills in the open login screen and waits until the next screen opens. */
export async function signIn(
  page: Page,
  person: Pick<DemoAccount, 'tenantId' | 'account' | 'password'>,
): Promise<void> {
  await page.getByLabel('Centre number').fill(person.tenantId)
  await page.getByLabel('Username').fill(person.account)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.hash.startsWith('#/pages/login/'))
}
