import { configDefaults, defineConfig } from 'vitest/config'

// Tests that need a database: the API of every feature, those laws that read the schema or call the API, the demo, and
// the app as a process.
const withDatabase = ['{packages/{server,demo},tools}/**/*.api.test.ts', 'packages/server/src/laws/*.test.ts']

export default defineConfig({
  test: {
    // Two workers: on a small machine more of them only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...withDatabase, 'packages/web/**'],
          testTimeout: 30_000,
        },
      },
      {
        // As the web app is built: contracts are their wire facts, language packs are there.
        extends: './packages/web/vite.config.ts',
        test: { name: 'web', root: 'packages/web', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'api',
          include: withDatabase,
          globalSetup: 'tools/test-database.ts',
          // A stall of the database layer was seen twice and is not understood yet (docs/decisions/019). The report
          // shows which tests were run again.
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
