// A database with the world, for tests without a server.
import { type Database, openDatabase } from '@daybook/server/platform/database/database.ts'
import { type TestDatabase, testDatabase } from './postgres.ts'
import { makeWorld, type World } from './world.ts'

/** `app` connects as the application's role. */
export interface OpenWorld {
  database: TestDatabase
  world: World
  app: Database
  close(): Promise<void>
}

export async function openWorld(): Promise<OpenWorld> {
  const database = await testDatabase()
  const world = await makeWorld(database)
  const app = openDatabase(database.appUrl, { maxConnections: 2 })
  const close = async () => {
    await app.close()
    await world.close()
    await database.release()
  }
  return { database, world, app, close }
}
