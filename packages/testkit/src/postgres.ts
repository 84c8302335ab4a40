import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    database: TemplateDatabase
  }
}

/** Migrated and empty: what every test's database is copied from. */
export interface TemplateDatabase {
  /** superuser's address */
  ownerUrl: string
  /** the application's address */
  appUrl: string
}

export interface TestDatabase {
  /** superuser's address, which bypasses row security: for set-up and inspection */
  ownerUrl: string
  /** the application's address */
  appUrl: string
  drop(): Promise<void>
}

/** A migrated, empty database that nobody else uses; for tests of the project `api`. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('database')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(template.ownerUrl, `create database ${name} template daybook_template`)
  return {
    ownerUrl: withDatabase(template.ownerUrl, name),
    appUrl: withDatabase(template.appUrl, name),
    drop: () => asOwner(template.ownerUrl, `drop database ${name} with (force)`),
  }
}

// Sent from the database `postgres`: a template that somebody is connected to cannot be copied.
async function asOwner(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).toString()
}
