// Restores a backup into an empty folder. It is unpacked aside, in a folder within, and moved up when it is whole. Until
// then no Daybook starts there. What fails leaves nothing behind, and the next try removes what a killed one left.
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Contents, dumpFile, layout } from './backup-contents.ts'
import { compareRows } from './backup-rows.ts'
import { type Unpacking, unpack } from './backup-unpack.ts'
import { clusterDir, unfinishedRestore, updateRecord } from './data-folder.ts'
import { dumpedName, loadDump, mustBeEmpty } from './database-dump.ts'
import { takeLock } from './lock.mjs'
import { makeDatabase } from './make-database.ts'
import { makeFolder, type RunAs } from './place.ts'
import { startPostgres } from './postgres.ts'
import { stopPostgres } from './postgres-process.ts'
import { Problem } from './problem.ts'
import { Refused } from './refused.ts'
import { runProgram } from './run-program.ts'

const lockName = '.restoring.lock'

interface Restoring extends Unpacking {
  /** An empty database that takes the place of the embedded one. The archive has to have a dump. */
  databaseUrl?: string | undefined
  /** The folder with PostgreSQL's programs, where they are needed. */
  bin?: string | undefined
  /** Whether what is restored is a copy, which sends nothing to people. Undefined where nobody starts it. */
  holdsMessages?: boolean | undefined
}

/** `npm start` with the folder as DATA_DIR does the rest. */
export async function restore(
  file: string,
  folder: string,
  user: RunAs,
  options: Restoring = {},
): Promise<Contents | undefined> {
  if (!existsSync(file)) throw new Problem(`There is no archive ${file}.`)
  const isNew = !existsSync(folder)
  const dataDir = makeFolder(folder)
  const lock = takeLock(join(dataDir, lockName))
  if (!lock.held) throw new Problem(`Process ${lock.pid} restores into ${folder}. Nothing was changed.`)
  let isRestored = false
  try {
    const contents = await restoreInto(dataDir, { file, user, options })
    isRestored = true
    return contents
  } finally {
    lock.free()
    if (isNew && !isRestored) rmdirSync(dataDir)
  }
}

interface Archive {
  file: string
  user: RunAs
  options: Restoring
}

async function restoreInto(dataDir: string, { file, user, options }: Archive): Promise<Contents | undefined> {
  const aside = unfinishedRestore(dataDir)
  // A killed restore of a dump leaves its database.
  await stopPostgres(aside)
  // The folder was empty when the killed restore began, and no Daybook has started in it since.
  if (existsSync(aside))
    for (const name of layout) rmSync(join(dataDir, name), { recursive: true, force: true })
  rmSync(aside, { recursive: true, force: true })
  if (readdirSync(dataDir).some((name) => name !== lockName))
    throw new Problem(`${dataDir} is not empty. Nothing was changed.`)
  try {
    mkdirSync(aside, { mode: 0o700 })
    if (options.databaseUrl) await mustBeEmpty(options.databaseUrl)
    const contents = await unpack(file, aside, options)
    const archive = { file, user, options }
    if (existsSync(join(aside, dumpFile))) await load(aside, contents, archive)
    else await takeCluster(aside, archive)
    const { holdsMessages } = options
    if (holdsMessages !== undefined)
      updateRecord(aside, {
        holdsMessages,
        backupMark: holdsMessages ? randomUUID().slice(0, 8) : undefined,
      })
    for (const name of layout)
      if (existsSync(join(aside, name))) renameSync(join(aside, name), join(dataDir, name))
    // PostgreSQL's user has to enter it.
    chmodSync(dataDir, user ? 0o711 : 0o700)
    return contents
  } catch (error) {
    for (const name of layout) rmSync(join(dataDir, name), { recursive: true, force: true })
    throw error
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/** The copied files of an embedded database. */
async function takeCluster(aside: string, { file, user, options }: Archive): Promise<void> {
  const cluster = clusterDir(aside)
  if (!existsSync(join(cluster, 'backup_label')))
    throw new Refused('notBackup', `${file} is no backup of Daybook.`)
  if (options.databaseUrl)
    throw new Problem(
      `${file} has the files of an embedded database, which another server cannot take. Restore it without DATABASE_URL.`,
    )
  if (user && (await runProgram('chown', ['-R', `${user.uid}:${user.gid}`, cluster])) !== 0)
    throw new Problem(`The database in ${aside} could not be given to its user.`)
}

/** A dump is loaded into the database of the URL, or into an embedded one that is made for it. */
async function load(
  aside: string,
  contents: Contents | undefined,
  { file, user, options: { databaseUrl, bin, holdsMessages } }: Archive,
): Promise<void> {
  if (!contents) throw new Refused('withoutSums', `${file} is not restored: it has no list of sums.`)
  const dump = join(aside, dumpFile)
  try {
    // PostgreSQL's user has to enter it.
    chmodSync(aside, user ? 0o711 : 0o700)
    const url = databaseUrl ?? (await embedded(aside))
    compareRows(contents.rows, await loadDump({ url, file: dump, bin, holdsMessages }))
  } finally {
    await stopPostgres(aside)
  }
  rmSync(dump)
}

async function embedded(dataDir: string): Promise<string> {
  const server = await startPostgres({ dataDir, durable: true, log: () => undefined })
  return makeDatabase(server.url, dumpedName)
}
