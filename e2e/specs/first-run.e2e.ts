// From nothing to the first nappy change: the operator by the printed address, a centre, its manager by a link, and what
// the manager's list leads through.
import type { BrowserContext, Page } from '@playwright/test'
import { newContext } from '../support/context.ts'
import { startOwnServer } from '../support/own.server.ts'
import { watchProblems } from '../support/problems.ts'
import { expect, settled, test } from '../test.ts'

async function setUpAccount(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Username').fill(name.split(' ')[0]?.toLowerCase() ?? '')
  await page.getByLabel(/^Password( \*)?$/).fill('Manuka22!')
  await page.getByRole('button', { name: 'Set up my account' }).click()
}

/** Opens a step of the manager's list, as a person does. */
async function openStep(page: Page, step: RegExp): Promise<void> {
  await page.goto('/#/pages/manage/setup')
  await settled(page)
  await page.getByRole('link', { name: step }).click()
  await settled(page)
}

/** Saves a register's form, which then goes back to its list. */
async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save' })
  await button.click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(button).toBeHidden()
  await settled(page)
}

test('from an empty database to the first nappy change', async ({ browser, problems }) => {
  // It starts a server of its own and walks through a whole day's setting up.
  test.slow()
  const own = await startOwnServer()
  const contexts: BrowserContext[] = []
  try {
    const address = /http\S+\/pages\/login\/invitation\S+/.exec(own.said)?.[0] ?? ''
    const options = {
      baseURL: new URL(address).origin,
      locale: 'en-GB',
      timezoneId: 'Pacific/Auckland',
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    } as const
    const pageOf = async () => {
      const context = await newContext(browser, options)
      contexts.push(context)
      watchProblems(context, problems)
      return context.newPage()
    }

    const operator = await pageOf()
    await setUpAccount(operator, address, 'Ada Morton')
    await operator.getByRole('link', { name: 'Add a centre' }).click()
    await operator.getByLabel('Name of the centre').fill('Harakeke House')
    await operator.getByLabel('Licence number').fill('46021')
    await operator.getByRole('button', { name: 'Add this centre' }).click()
    await operator.getByRole('button', { name: 'Make a link to hand over' }).click()
    const link = (await operator.getByText(/^http\S+invitation\S+/).textContent()) ?? ''

    const manager = await pageOf()
    await setUpAccount(manager, link, 'Wiremu Parata')
    await expect(manager.getByText('0 of 8 done')).toBeVisible()
    await operator.goto('about:blank')
    await operator.goto(link)
    await expect(operator.getByText(/This link has been used already/)).toBeVisible()

    await openStep(manager, /^Rooms/)
    await manager.getByRole('link', { name: 'Add' }).click()
    await manager.getByLabel('Name').fill('Kiwi')
    await manager.getByLabel(/^Code/).fill('kiwi')
    await manager.getByLabel('From age in months').fill('0')
    await manager.getByLabel('To age in months').fill('30')
    await manager.getByLabel('Most children').fill('10')
    await save(manager)

    await openStep(manager, /^Children/)
    await manager.getByRole('link', { name: 'Add' }).click()
    await manager.getByLabel('First name').fill('Niko')
    await manager.getByLabel('Family name').fill('Faleolo')
    await manager.getByLabel('Birth date').fill('2025-01-15')
    await manager.getByRole('group', { name: 'Wears nappies?' }).getByRole('radio', { name: 'Yes' }).check()
    await manager.getByRole('button', { name: 'Add: Enrolment' }).click()
    await manager.getByRole('combobox', { name: 'Room' }).selectOption({ index: 1 })
    await manager.getByLabel(/^From/).fill('2026-01-05')
    await manager.getByRole('checkbox', { name: 'Wed' }).check()
    await manager.getByLabel('Arrives at').fill('08:00')
    await manager.getByLabel('Leaves at').fill('15:30')
    await save(manager)

    await openStep(manager, /^Daily plan/)
    await manager.getByRole('button', { name: 'Start from a template' }).click()
    await expect(manager.getByText('Nappy change').first()).toBeVisible()
    await openStep(manager, /^Public holidays/)
    await manager.getByLabel('Region').selectOption({ label: 'Auckland Province' })
    await expect(manager.getByText('Provincial anniversary day')).toBeVisible()
    await openStep(manager, /^Term dates/)
    await manager.getByRole('link', { name: 'Add' }).click()
    await manager.getByLabel('Name').fill('Term 1')
    await manager.getByLabel('First day').fill('2026-02-02')
    await manager.getByLabel('Last day').fill('2026-04-02')
    await save(manager)
    await manager.goto('/#/pages/manage/setup')
    await expect(manager.getByText('5 of 8 done')).toBeVisible()

    await manager.goto('/#/pages/home/children-list')
    await manager.getByRole('button', { name: /Niko.*Faleolo/ }).click()
    await manager.getByRole('button', { name: 'Sign in', exact: true }).click()
    await settled(manager)
    await manager.goto('/#/pages/home/task/nappy-change?code=kiwi')
    // The list of children has a button with the same name.
    await settled(manager)
    await manager.getByRole('button', { name: /Niko.*Faleolo/ }).click()
    await manager.getByRole('button', { name: /^Wet nappy for / }).click()
    await expect(manager.getByRole('status').getByText(/^Wet nappy, Niko/)).toBeVisible()
  } finally {
    for (const context of contexts) await context.close()
    await own.stop()
  }
})
