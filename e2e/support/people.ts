// Who the browser tests act as: accounts of the demo, signed in once per worker and centre by the login screen.
import { type DemoAccount, demoAccounts } from '@daybook/demo/accounts.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { settled } from './open.ts'

const of = (tenantId: string, account: string): DemoAccount => {
  const found = demoAccounts.find((one) => one.tenantId === tenantId && one.account === account)
  if (!found) throw new Error(`the demo has no ${account} in ${tenantId}`)
  return found
}

/** @param centre number of the centre that is the tests' own */
export function peopleOf(centre: string) {
  const here = (account: string) => ({ ...of('100001', account), tenantId: centre })
  return {
    teacher: here('teacher'),
    colleague: here('meihua'),
    manager: here('manager'),
    /** Reads messages: of nobody else does a test send or read any. */
    assistantManager: here('assistant'),
    otherTeacher: of('100002', 'teacher'),
    administrator: of('000000', 'admin'),
  }
}
export type People = ReturnType<typeof peopleOf>
export type PersonName = keyof People

/** Fills in the login screen, which has to be open, and waits until it is left. */
export async function signIn(page: Page, person: DemoAccount): Promise<void> {
  await page.getByLabel('Centre number').fill(person.tenantId)
  await page.getByLabel('Username').fill(person.account)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.hash.startsWith('#/pages/login/'))
}

export type Signed = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs a person in by the login screen. @returns what the browser then holds */
export async function signInAs(context: BrowserContext, person: DemoAccount): Promise<Signed> {
  const page = await context.newPage()
  await page.goto('/#/pages/login/login-account')
  await signIn(page, person)
  await settled(page)
  const held = await context.storageState()
  await page.close()
  return held
}
