// What every browser test is written with: `import { expect, test } from '../test.ts'`.
//
//   test('records a nappy change', async ({ teacher }) => {
//     await open(teacher, '/pages/home/task/nappy-change?taskId=…')
//     …
//     expect((await callAs(teacher, nappyChange, 'getBoard', { … })).data)…
//   })
//
// `teacher` and `colleague`, `manager` and `assistantManager`, `otherTeacher` of another centre and `administrator`
// are pages of people who are signed in; `page` is nobody's. `signInFresh` gives a page with a session of its own, for a test that ends it. A test fails when a
// page that it opened shows an error in the console, throws, or gets an answer of 500 and more; a test that
// means to see such a thing says so: `test.use({ allowedProblems: [/INTERNET_DISCONNECTED/] })`.
// Wait for what a person would see, never for time.
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { newContext, onServerTime } from './support/context.ts'
import { type PersonName, type Signed, signInAs } from './support/people.ts'
import { watchProblems } from './support/problems.ts'
import { isQuiet, watchTraffic } from './support/traffic.ts'

export { expect } from '@playwright/test'
export { callAs } from './support/api.ts'
export { people, signIn } from './support/people.ts'

interface ForWorker {
  sessionOf: (name: PersonName) => Promise<Signed>
}

type Pages = Record<PersonName, Page>

interface ForTest extends Pages {
  allowedProblems: RegExp[]
  problems: string[]
  signInFresh: (name: PersonName) => Promise<Page>
  pageWith: (held: Signed) => Promise<Page>
}

const personPage =
  (name: PersonName) =>
  async ({ sessionOf, pageWith }: ForWorker & ForTest, use: (page: Page) => Promise<void>) =>
    use(await pageWith(await sessionOf(name)))

export const test = base.extend<ForTest, ForWorker>({
  sessionOf: [
    async ({ browser }, use, { project }) => {
      const held = new Map<PersonName, Promise<Signed>>()
      await use((name) => {
        const session = held.get(name) ?? signInAs(browser, contextOptions(project.use), name)
        held.set(name, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
  allowedProblems: [[], { option: true }],
  problems: async ({ allowedProblems }, use) => {
    const found: string[] = []
    await use(found)
    expect(found.filter((problem) => !allowedProblems.some((allowed) => allowed.test(problem)))).toEqual([])
  },
  context: async ({ context, problems }, use) => {
    await onServerTime(context)
    context.on('page', (page) => {
      watchProblems(page, problems)
      watchTraffic(page)
    })
    await use(context)
  },
  pageWith: async ({ browser, problems }, use, { project }) => {
    const contexts: Awaited<ReturnType<typeof newContext>>[] = []
    await use(async (storageState) => {
      const context = await newContext(browser, { ...contextOptions(project.use), storageState })
      contexts.push(context)
      context.on('page', (page) => {
        watchProblems(page, problems)
        watchTraffic(page)
      })
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  signInFresh: async ({ browser, pageWith }, use, { project }) => {
    await use(async (name) => pageWith(await signInAs(browser, contextOptions(project.use), name)))
  },
  teacher: personPage('teacher'),
  colleague: personPage('colleague'),
  manager: personPage('manager'),
  assistantManager: personPage('assistantManager'),
  otherTeacher: personPage('otherTeacher'),
  administrator: personPage('administrator'),
})

function contextOptions({
  baseURL,
  locale,
  timezoneId,
  viewport,
  serviceWorkers,
}: BrowserContextOptions): BrowserContextOptions {
  return { baseURL, locale, timezoneId, viewport, serviceWorkers }
}

/** Opens a screen by its path, in a fresh document, and waits until it shows what it has. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`/#${path}`)
  await settled(page)
}

/** Waits until there is something, nothing of it a placeholder, and nothing is being fetched. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#main > *').first()).toBeAttached()
  await expect.poll(() => isQuiet(page), { intervals: [100], timeout: 30_000 }).toBe(true)
  // A read that fails is tried again for some seconds before its place says so.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 })
}
