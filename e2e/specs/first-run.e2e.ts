// From nothing to the first entry by an invited teacher: the first link of the installation, a room, a child, a link for
// the teacher, and a nappy change. Every field and click of a person counts. Then all of it on another machine, from a backup.
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { newContext } from '../support/context.ts'
import { archiveOf, firstAddress, startOwnServer } from '../support/own.server.ts'
import { watchProblems } from '../support/problems.ts'
import { expect, settled, signIn, test } from '../test.ts'

/** At most so many clicks and fields, both together. It was 59. */
const most = 30

const optionsOf = (address: string) =>
  ({
    baseURL: new URL(address).origin,
    locale: 'en-GB',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  }) as const

test('from an empty database to the first entry by an invited teacher, and back from a backup', async ({
  browser,
  problems,
}) => {
  // It starts a server of its own and walks through a whole day's setting up.
  test.slow()
  const own = await startOwnServer()
  const contexts: BrowserContext[] = []
  const counted = { clicks: 0, fields: 0 }
  const click = async (target: Locator) => {
    counted.clicks += 1
    await target.click()
  }
  const fill = async (target: Locator, text: string) => {
    counted.fields += 1
    await target.fill(text)
  }
  try {
    const address = firstAddress(own)
    const pageOf = async (): Promise<Page> => {
      const context = await newContext(browser, optionsOf(address))
      contexts.push(context)
      watchProblems(context, problems)
      return context.newPage()
    }

    const owner = await pageOf()
    await owner.goto(address)
    await fill(owner.getByLabel('Your name'), 'Wiremu Parata')
    await fill(owner.getByLabel('Name of your centre'), 'Harakeke House')
    await fill(owner.getByLabel('Username'), 'wiremu')
    await fill(owner.getByLabel(/^Password( \*)?$/), 'Manuka22!')
    await click(owner.getByRole('button', { name: 'Set up my account' }))
    await expect(owner.getByText('0 of 8 done')).toBeVisible()
    await expect(owner.getByText('Your centre’s number for signing in is 100001.')).toBeVisible()

    await click(owner.getByRole('link', { name: /^Rooms/ }))
    await fill(owner.getByLabel(/^Name/), 'Kiwi')
    await fill(owner.getByLabel('Most children'), '10')
    await click(owner.getByRole('button', { name: 'Save' }))
    await expect(owner.getByText('1 of 8 done')).toBeVisible()

    await click(owner.getByRole('link', { name: /^Children/ }))
    await fill(
      owner.getByLabel('Or paste a list'),
      'Child\tDate of birth\tRoom\nFaleolo, Niko\t15 Jan 2025\tKiwi',
    )
    await click(owner.getByRole('button', { name: 'Read this list' }))
    await click(owner.getByRole('button', { name: 'Add 1 row' }))
    await expect(owner.getByText('1 row added', { exact: false })).toBeVisible()
    await owner.goto('/#/pages/manage/setup')
    await settled(owner)

    await click(owner.getByRole('link', { name: /^Staff/ }))
    await fill(owner.getByLabel('One name per line'), 'Hana Kereama 021 555 0101')
    await click(owner.getByRole('button', { name: 'Invite 1 person' }))
    const sheet = owner.getByRole('dialog', { name: 'Hana Kereama' })
    await expect(sheet.getByRole('img', { name: 'QR code of the link for Hana Kereama' })).toBeVisible()
    const link = (await sheet.getByText(/^http\S+invitation\S+/).textContent()) ?? ''

    const teacher = await pageOf()
    await teacher.goto(link)
    await fill(teacher.getByLabel(/^Password( \*)?$/), 'Kowhai33!')
    await click(teacher.getByRole('button', { name: 'Set up my account' }))
    await expect(teacher.getByText('First steps').first()).toBeVisible()
    await click(teacher.getByRole('link', { name: 'Go to home' }))
    await settled(teacher)
    await owner.goto('about:blank')
    await owner.goto(link)
    await expect(owner.getByText(/This link has been used already/)).toBeVisible()

    await teacher.goto('/#/pages/home/children-list')
    await click(teacher.getByRole('button', { name: /Niko.*Faleolo/ }))
    await click(teacher.getByRole('button', { name: 'Sign in', exact: true }))
    await settled(teacher)
    await teacher.goto('/#/pages/home/task/nappy-change?code=kiwi')
    // The list of children has a button with the same name.
    await settled(teacher)
    await click(teacher.getByRole('button', { name: /Niko.*Faleolo/ }))
    await click(teacher.getByRole('button', { name: /^Wet nappy for / }))
    await expect(teacher.getByRole('status').getByText(/^Wet nappy, Niko/)).toBeVisible()
    // Three addresses were opened in place of two taps each.
    expect(counted.clicks + counted.fields + 6).toBeLessThanOrEqual(most)

    await restoreElsewhere(browser, await archiveOf(own))
  } finally {
    for (const context of contexts) await context.close()
    await own.stop()
  }
})

/** Restores the backup in the browser on another, empty server, and finds the entry there. */
async function restoreElsewhere(browser: Browser, archive: string): Promise<void> {
  const other = await startOwnServer()
  // The server starts again meanwhile, so its connections break.
  const context = await newContext(browser, optionsOf(firstAddress(other)))
  try {
    const page = await context.newPage()
    await page.goto(firstAddress(other))
    await page.getByRole('link', { name: 'Restore a backup instead' }).click()
    // A network that breaks is waited for.
    await page.route('**/restore/part?*', (route) => route.abort(), { times: 1 })
    await page.getByLabel('Choose a file').setInputFiles(archive)
    await page.getByRole('button', { name: 'Restore this backup' }).click()
    await expect(page.getByText('Choose one of the two.')).toBeVisible()
    await page.getByText('It’s a copy to try').click()
    await page.getByRole('button', { name: 'Restore this backup' }).click()
    await page.waitForURL(/login-account/, { timeout: 60_000 })
    await signIn(page, { tenantId: '100001', account: 'wiremu', password: 'Manuka22!' })
    await page.goto('/#/pages/home/task/nappy-change?code=kiwi')
    await settled(page)
    await expect(page.getByRole('button', { name: /Niko Faleolo.* · Wet/ })).toBeVisible()
  } finally {
    await context.close()
    await other.stop()
  }
}
