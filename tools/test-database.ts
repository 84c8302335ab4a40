// Set-up of the tests that need a database: a PostgreSQL server of their own, with a migrated template database.
import type { TestProject } from 'vitest/node'
import { provision } from '../packages/server/src/platform/database/provision.ts'
import type { TemplateDatabase } from '../packages/testkit/src/postgres.ts'
import { makeDatabase } from './lib/make-database.ts'
import { startTemporaryPostgres } from './lib/temporary-postgres.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres()
  try {
    const ownerUrl = await makeDatabase(postgres.url, 'daybook_template')
    const { appUrl } = await provision({ ownerUrl, appPassword: 'only-for-this-test-run' })
    const template: TemplateDatabase = { ownerUrl, appUrl }
    project.provide('database', template)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return postgres.stop
}
