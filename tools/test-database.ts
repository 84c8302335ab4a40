// Set-up of the tests that need a database: a PostgreSQL server of their own, with a migrated template database.
import type { TestProject } from 'vitest/node'
import { provision } from '../packages/server/src/platform/database/provision.ts'
import type { TemplateDatabase } from '../packages/testkit/src/postgres.ts'
import { takeSnapshot } from '../packages/testkit/src/snapshot.ts'
import { buildWorld } from '../packages/testkit/src/world.ts'
import { makeDatabase } from './lib/make-database.ts'
import { startTemporaryPostgres } from './lib/temporary-postgres.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = await startTestPostgres()
  project.provide('database', template)
  return stop
}

/** A test that breaks connections has a server of its own, because others would wait for what hangs there. */
export async function startTestPostgres(): Promise<{ template: TemplateDatabase; stop(): Promise<void> }> {
  const postgres = await startTemporaryPostgres()
  try {
    const ownerUrl = await makeDatabase(postgres.url, 'daybook_template')
    const { appUrl } = await provision({ ownerUrl, appPassword: 'only-for-this-test-run' })
    const world = await buildWorld(ownerUrl)
    await takeSnapshot(ownerUrl)
    return { template: { ownerUrl, appUrl, world }, stop: postgres.stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
