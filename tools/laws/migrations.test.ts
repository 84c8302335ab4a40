// Law: a migration that was on main never changes; a further one puts it right. Data that was made with it can be upgraded
// by every later version then. The list is written by `npm run schema`, which only adds to it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { knownMigrations } from '../../packages/server/src/platform/database/migrate.ts'

const list = join(import.meta.dirname, '../../packages/server/migrations/list.sha256')

it('every migration is in the list, as it was when it came', () => {
  const listed = readFileSync(list, 'utf8').trimEnd().split('\n')
  expect(listed).toEqual(knownMigrations().map(({ name, hash }) => `${hash}  ${name}.sql`))
})
