import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    database: TemplateDatabase
  }
}

/** A migrated, empty database. Every test's database is a copy of it. */
export interface TemplateDatabase {
  /** connection string of the superuser */
  ownerUrl: string
  /** connection string of the application's role */
  appUrl: string
}

export interface TestDatabase {
  /** connection string of the superuser, which bypasses row security: for set-up and inspection */
  ownerUrl: string
  /** connection string of the application's role */
  appUrl: string
  drop(): Promise<void>
}

/** A migrated, empty database for one test file of the project `api`. @param template on another server */
export async function testDatabase(template = inject('database')): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(template.ownerUrl, `create database ${name} template daybook_template`)
  return {
    ownerUrl: withDatabase(template.ownerUrl, name),
    appUrl: withDatabase(template.appUrl, name),
    drop: () => asOwner(template.ownerUrl, `drop database ${name} with (force)`),
  }
}

// Runs in the database `postgres`, because a template with open connections cannot be copied.
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
