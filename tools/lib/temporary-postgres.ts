// A database server for tests, in a temporary folder that is removed at the end of the run.
import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from './lock.mjs'
import { cacheDir, makeFolder } from './place.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { stopPostgres } from './postgres-process.ts'

export type TemporaryFolder = { path: string; remove(): Promise<void> }

/** Creates an empty folder that PostgreSQL's user can enter, and removes those of killed test runs. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const parent = cacheDir()
  await sweep(parent)
  const path = join(parent, `test-${randomBytes(6).toString('hex')}`)
  // The lock is taken first and released last, so that a folder in use is never removed as abandoned.
  const lock = takeLock(`${path}.lock`)
  makeFolder(path)
  const remove = async () => {
    await stopPostgres(path)
    rmSync(path, { recursive: true, force: true })
    if (lock.held) lock.free()
  }
  return { path, remove }
}

async function sweep(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    if (!/^test-.*\.lock$/.test(name)) continue
    const lock = takeLock(join(parent, name))
    if (!lock.held) continue
    const path = join(parent, name.slice(0, -'.lock'.length))
    await stopPostgres(path)
    rmSync(path, { recursive: true, force: true })
    lock.free()
  }
}

/** Starts an empty server without durability. `stop` also removes its folder. */
export async function startTemporaryPostgres(): Promise<Postgres> {
  const folder = await temporaryFolder()
  const options = { durable: false, withoutBackups: true, log: () => undefined }
  const server = await startPostgres({ dataDir: folder.path, ...options })
  return { ...server, stop: folder.remove }
}
