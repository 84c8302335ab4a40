// A password that a manager set: whoever signs in with it chooses their own before anything else.
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import type { Page } from '@playwright/test'
import { centreOf } from '../../tools/lib/test-centres.ts'
import { callAs } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { freeOn, tile } from '../support/boards.ts'
import { expect, open, test } from '../test.ts'

const centre = centreOf(import.meta.filename)

// An entry of the second test is kept from the server.
test.use({ samePage: false, allowedProblems: [/ERR_FAILED/] })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function signIn(page: Page, account: string, password: string) {
  await page.getByLabel('Centre number').fill(centre)
  await page.getByLabel('Username').fill(account)
  await page.getByLabel(/^Password( \*)?$/).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a colleague changes it at their first sign-in, and is signed in with their own', async ({
  page,
  manager,
  people,
}) => {
  const { account } = people.colleague
  await open(manager, '/pages/manage/staff')
  const found = await callAs(manager, staff, 'list', { account })
  const id = found.data.records[0]?.id ?? ''
  const { password } = (await callAs(manager, staff, 'resetPassword', { userIds: id })).data

  await open(page, '/pages/login/login-account')
  await signIn(page, account, password)
  await expect(page.getByText('Somebody else set your password', { exact: false })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await open(page, '/pages/home/home')
  await page.waitForURL(/new-password/)

  const save = page.getByRole('button', { name: 'Save and continue' })
  const choose = async (word: string) => {
    await field(page, 'New password').fill(word)
    await field(page, 'New password again').fill(word)
    await save.click()
  }
  await choose('Tui-2026')
  await expect(page.getByText('A password can’t contain “-”', { exact: false })).toBeVisible()
  await choose('qwerty123')
  await expect(page.getByText('This is too easy to guess. Choose another')).toBeVisible()
  await choose('Totara!2026')
  await page.waitForURL(/home\/home/)
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('what waits on the device is sent once its author has chosen a password', async ({
  page,
  manager,
  people,
}) => {
  const { account, password } = people.assistantManager
  await open(manager, '/pages/manage/staff')
  const found = await callAs(manager, staff, 'list', { account })
  const board = async () => (await callAs(manager, toiletVisit, 'getBoard', { code: 'tui' })).data
  const [child] = freeOn(await board(), 1, ({ inNappies }) => !inNappies)
  if (!child) throw new Error('nobody is free')

  await open(page, '/pages/login/login-account')
  await signIn(page, account, password)
  await page.waitForURL(/home/)
  await open(page, '/pages/home/task/nappy-change?tab=toilet&code=tui')
  await page.route(/task-toilet.*submit-data/, (route) => route.abort())
  await tile(page, child).click()
  await page.getByRole('button', { name: /^Wee for / }).click()
  await expect(tile(page, child)).toContainText('Not sent yet')

  const userIds = found.data.records[0]?.id ?? ''
  const reset = await callAs(manager, staff, 'resetPassword', { userIds })
  await page.waitForURL(/login-account/)
  await page.unroute(/task-toilet.*submit-data/)
  await signIn(page, account, reset.data.password)
  await page.waitForURL(/new-password/)
  await expect(page.getByText('1 not sent yet')).toBeVisible()
  await field(page, 'New password').fill('Rimu!2026')
  await field(page, 'New password again').fill('Rimu!2026')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL(/home\/home/)
  const entries = async () => (await board()).children.find(({ id }) => id === child.id)?.entries ?? []
  await expect.poll(async () => (await entries()).length).toBe(child.entries.length + 1)
})
