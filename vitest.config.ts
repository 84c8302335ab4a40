import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { findChromium } from './tools/lib/chromium.ts'

// Tests that need a database: the API of every feature, those laws that read the schema or call the API, the demo, and
// the app as a process.
const withDatabase = ['{packages/{server,demo},tools}/**/*.api.test.ts', 'packages/server/src/laws/*.test.ts']

/** On a small machine more workers only wait for each other. A project that extends another file has one worker unless it
 *  says so itself. */
const maxWorkers = 2

/** The tests of the API keep two cores busy. The others wait at times, so they run together, each with its own workers. */
const afterApi = { maxWorkers, sequence: { groupOrder: 1 } }

/** What the web app imports, bundled once. The icons are imported one by one (tools/vite-icons.ts). */
function packagesOfWeb(): string[] {
  const { dependencies } = JSON.parse(readFileSync('packages/web/package.json', 'utf8'))
  // @tiptap/pm and read-excel-file have no entry of their own.
  const own = Object.keys(dependencies).filter(
    (name) => !/^(@(daybook|tabler|noble|tiptap\/pm)|read-excel-file)/.test(name),
  )
  return [...own, 'react/jsx-runtime', 'react-dom/client']
}

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...withDatabase, 'packages/web/**'],
          ...afterApi,
          // A quarter of their time went into importing the same again. Whoever changes what is shared changes it back.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // As the web app is built: contracts are their wire facts, language packs are there.
        extends: './packages/web/vite.config.ts',
        test: {
          name: 'web',
          root: 'packages/web',
          include: ['src/**/*.test.ts'],
          ...afterApi,
          // They share what the page has, so each file has a context of its own; a process for each takes twice the time.
          pool: 'vmThreads',
          testTimeout: 120_000,
        },
      },
      {
        // Components in a real browser, with the API answered from memory (web: app/fake.app.ts).
        extends: './packages/web/vite.config.ts',
        // Vite would look for packages in every import, and come upon Zod, which the browser never gets.
        optimizeDeps: {
          noDiscovery: true,
          include: packagesOfWeb(),
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
        },
        // React as people get it. Its development build takes twice the time of these tests.
        oxc: { jsx: { development: false } },
        // Every file of tests has a page of its own, which would ask for each module whether it has changed.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        test: {
          name: 'components',
          root: 'packages/web',
          include: ['src/**/*.test.tsx'],
          ...afterApi,
          setupFiles: [join(import.meta.dirname, 'packages/web/src/app/fake.setup.ts')],
          // As for those of Playwright: how long a screen takes depends on what else the machine does.
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium(),
                // As in the tests of Playwright (playwright.config.ts).
                args: ['--disable-gpu', '--disable-dev-shm-usage', '--js-flags=--no-opt --no-maglev'],
              },
              contextOptions: { locale: 'en-NZ', timezoneId: 'Pacific/Auckland', reducedMotion: 'reduce' },
            }),
            // As in the tests of Playwright.
            locators: { exact: false },
            instances: [{ browser: 'chromium' }],
            viewport: { width: 390, height: 844 },
          },
        },
      },
      {
        test: {
          name: 'api',
          include: withDatabase,
          globalSetup: 'tools/test-database.ts',
          // The server is imported once by each worker and not by each file: half of the time of these tests. They have
          // no state outside of the server that they start.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
