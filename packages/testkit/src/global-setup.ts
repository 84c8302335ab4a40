// Before the tests that need a database: a PostgreSQL of their own, with one migrated database as a template.
import type { TestProject } from 'vitest/node'
import { makeDatabase } from '../../../tools/lib/make-database.ts'
import { startTemporaryPostgres } from '../../../tools/lib/temporary-postgres.ts'
import { provision } from '../../server/src/platform/database/provision.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres()
  try {
    const ownerUrl = await makeDatabase(postgres.url, 'daybook_template')
    const { appUrl } = await provision({ ownerUrl, appPassword: 'only-for-this-test-run' })
    project.provide('database', { ownerUrl, appUrl })
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return postgres.stop
}
