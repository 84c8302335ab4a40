import { type TestDatabase, testDatabase } from '@daybook/testkit/postgres.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dumpDatabase, mustBeEmpty } from './database-dump.ts'

// That a dump is complete and can be restored is tried by `npm run test:dump`, which needs PostgreSQL's programs.
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.release())

const dump = (url: string) => dumpDatabase({ url, file: '/nowhere/dump', bin: '/nowhere' })

it('refuses a role that row security holds, whose dump would be silently incomplete', async () => {
  await expect(dump(database.appUrl)).rejects.toThrow('sees only a part of the rows')
})

it('says what is missing where PostgreSQL’s programs are not there', async () => {
  await expect(dump(database.ownerUrl)).rejects.toThrow(
    /PostgreSQL 18 or newer. None was found..*POSTGRES_BIN/,
  )
})

it('does not load a dump into a database that has something in it', async () => {
  await expect(mustBeEmpty(database.ownerUrl)).rejects.toThrow('is not empty')
})
