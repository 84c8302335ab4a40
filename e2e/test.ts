// What every browser test is written with: `import { expect, test } from '../test.ts'`.
//
//   test('records a nappy change', async ({ teacher }) => {
//     await open(teacher, '/pages/home/task/nappy-change?taskId=…')
//     …
//     expect((await callAs(teacher, nappyChange, 'getBoard', { … })).data)…
//   })
//
// Every file of tests acts in a centre of its own (tools/lib/test-centres.ts), as `people`: `teacher` and `colleague`,
// `manager` and `assistantManager` are pages of those who are signed in there, `otherTeacher` is of another centre,
// `administrator` of the platform; `page` is nobody's. `signInFresh` gives a page with a session of its own, for a
// test that ends it. A test fails when a page that it opened shows an error in the console, throws, or gets an answer
// of 500 and more; a test that means to see such a thing says so: `test.use({ allowedProblems: [/DISCONNECTED/] })`.
// Wait for what a person would see, never for time.
import type { DemoAccount } from '@daybook/demo/accounts.ts'
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { centreOf } from '../tools/lib/test-centres.ts'
import { actsWith } from './support/api.ts'
import { newContext, onServerTime } from './support/context.ts'
import { type People, type PersonName, peopleOf, type Signed, signInAs } from './support/people.ts'
import { watchProblems } from './support/problems.ts'
import { isQuiet, watchTraffic } from './support/traffic.ts'

export { expect } from '@playwright/test'
export { callAs } from './support/api.ts'
export { signIn } from './support/people.ts'

interface ForWorker {
  sessionOf: (person: DemoAccount) => Promise<Signed>
}

type Pages = Record<PersonName, Page>

interface ForTest extends Pages {
  people: People
  allowedProblems: RegExp[]
  problems: string[]
  signInFresh: (name: PersonName) => Promise<Page>
  pageWith: (held: Signed) => Promise<Page>
}

const personPage =
  (name: PersonName) =>
  async ({ people, sessionOf, pageWith }: ForWorker & ForTest, use: (page: Page) => Promise<void>) =>
    use(await pageWith(await sessionOf(people[name])))

export const test = base.extend<ForTest, ForWorker>({
  sessionOf: [
    async ({ browser }, use, { project }) => {
      const held = new Map<string, Promise<Signed>>()
      await use((person) => {
        const who = `${person.tenantId} ${person.account}`
        const session = held.get(who) ?? signInAs(browser, contextOptions(project.use), person)
        held.set(who, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  people: async ({}, use, { file }) => use(peopleOf(centreOf(file))),
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
      const page = await context.newPage()
      actsWith(page, storageState)
      return page
    })
    for (const context of contexts) await context.close()
  },
  signInFresh: async ({ browser, people, pageWith }, use, { project }) => {
    await use(async (name) => pageWith(await signInAs(browser, contextOptions(project.use), people[name])))
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
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
