// The test function for all browser tests: `import { expect, test } from '../test.ts'`.
//
//   test('records a nappy change', async ({ teacher }) => {
//     await open(teacher, '/pages/home/task/nappy-change?taskId=…')
//     …
//     expect((await callAs(teacher, nappyChange, 'getBoard', { … })).data)…
//   })
//
// Each test file has its own centre, and a further try another one (tools/lib/test-centres.ts), with its own `people`. `teacher`, `colleague`, `manager`
// and `assistantManager` are tabs of users signed in to that centre (support/tabs.ts). `otherTeacher` belongs to another
// centre, and `administrator` to the platform. `page` is signed out. `signInFresh` opens a page on a new device with a
// new session, for tests that end the session. A test fails if one of its pages logs a console error, throws, or
// receives a 5xx. A test that expects an error allows it: `test.use({ allowedProblems: [/DISCONNECTED/] })`. Wait for
// what a user would see, never for a time.
import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { centreOf } from '../tools/lib/test-centres.ts'
import { reuse } from './support/again.ts'
import { newContext, onServerTime } from './support/context.ts'
import { type People, type PersonName, peopleOf } from './support/people.ts'
import { watchProblems } from './support/problems.ts'
import { signInAs } from './support/signed.ts'
import { restore, type Tabs, tabsIn } from './support/tabs.ts'

export { expect } from '@playwright/test'
export { callAs } from './support/api.ts'
export { goTo, open, settled } from './support/open.ts'
export { signIn } from './support/people.ts'

interface ForWorker {
  tabs: Tabs
}

type Pages = Record<PersonName, Page>

interface ForTest extends Pages {
  people: People
  allowedProblems: RegExp[]
  keepTab: boolean
  samePage: boolean
  problems: string[]
  tabOf: (person: DemoAccount) => Promise<Page>
  signInFresh: (name: PersonName) => Promise<Page>
}

const personPage =
  (name: PersonName) =>
  async ({ people, tabOf }: ForTest, use: (page: Page) => Promise<void>) =>
    use(await tabOf(people[name]))

export const test = base.extend<ForTest, ForWorker>({
  tabs: [
    async ({ browser }, use, { project }) => {
      const tabs = tabsIn(browser, contextOptions(project.use))
      await use(tabs)
      await tabs.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  people: async ({}, use, { file, retry, workerIndex }) =>
    use(peopleOf(centreOf(file, retry === 0 ? undefined : workerIndex))),
  allowedProblems: [[], { option: true }],
  // For read-only tests: each reuses the tab of the test before it.
  keepTab: [false, { option: true }],
  // One page per user, as after a new sign-in, without loading the app again (support/again.ts). False for tests of what a
  // new document does.
  samePage: [true, { option: true }],
  problems: async ({ allowedProblems }, use) => {
    const found: string[] = []
    await use(found)
    expect(found.filter((problem) => !allowedProblems.some((allowed) => allowed.test(problem)))).toEqual([])
  },
  context: async ({ context, problems }, use) => {
    await onServerTime(context)
    watchProblems(context, problems)
    await use(context)
  },
  tabOf: async ({ tabs, problems, keepTab, samePage }, use, { file }) => {
    const opened: { page: Page; unwatch: () => void }[] = []
    await use(async (person) => {
      const page = await tabs.open(file, person, keepTab)
      reuse(page, samePage)
      opened.push({ page, unwatch: watchProblems(page.context(), problems) })
      return page
    })
    for (const { page, unwatch } of opened) {
      unwatch()
      if (!keepTab) await tabs.leave(page)
    }
  },
  signInFresh: async ({ browser, people, problems }, use, { project }) => {
    const contexts: Awaited<ReturnType<typeof newContext>>[] = []
    await use(async (name) => {
      const context = await newContext(browser, contextOptions(project.use))
      contexts.push(context)
      const signed = await signInAs(people[name])
      watchProblems(context, problems)
      const page = await context.newPage()
      await restore(page, signed)
      return page
    })
    for (const context of contexts) await context.close()
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
  // Without motion a page needs a quarter less of the processor. Tests of motion ask for it.
  return { baseURL, locale, timezoneId, viewport, serviceWorkers, reducedMotion: 'reduce' }
}
