import { configDefaults, defineConfig } from 'vitest/config'

// Tests that need a database: the API of every feature, and those laws that read the schema or call the API.
const withDatabase = ['packages/server/**/*.api.test.ts', 'packages/server/src/laws/*.test.ts']

export default defineConfig({
  test: {
    // Two workers: on a small machine more of them only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...withDatabase],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: withDatabase,
          globalSetup: 'packages/testkit/src/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
