// A backup of a data folder while Daybook runs: one archive of the database, the files and the secrets. The database is
// copied as PostgreSQL's base backups are (its manual, "Making a Base Backup Using the Low Level API"): the copy and the
// log that was written meanwhile make a consistent whole when the copy is first started.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { besides, type Contents, contentsFile, filesIn, sumsOf } from './backup-contents.ts'
import { boundsOf, countRows, horizonOf } from './backup-rows.ts'
import { mustHaveRoom } from './backup-unpack.ts'
import { clusterDir } from './data-folder.ts'
import { Problem } from './problem.ts'
import { runProgram } from './run-program.ts'

/** What belongs to the running server and not to its data. */
const ofServer = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'])

type Counted = Pick<Contents, 'horizon' | 'rows' | 'databaseBytes'>

/** Where the database of a backup comes from. */
export interface Source {
  /** About how many bytes it takes. */
  bytes(): Promise<number>
  /** Copies it into the folder of the archive. */
  copyInto(folder: string): Promise<Counted>
}

/** @param url the running database of the data folder, as its superuser */
export const embeddedSource = (dataDir: string, url: string): Source => ({
  bytes: async () => sizeOf(clusterDir(dataDir)),
  copyInto: (folder) => copyDatabase(url, clusterDir(dataDir), clusterDir(folder)),
})

interface Backup {
  dataDir: string
  source: Source
  /** The archive to write. */
  file: string
  /** A folder of this backup's own, on the disk of the data. */
  work: string
  room?: ((folder: string) => number) | undefined
}

/** Throws before anything is copied when there is no room. What a failed one has written is removed. */
export async function backUp({ dataDir, source, file, work, room }: Backup): Promise<void> {
  const copy = join(work, 'copy')
  makePrivate(copy)
  try {
    mustHaveRoom(work, (await source.bytes()) + sizeOf(join(dataDir, 'files')), room)
    const before = filesIn(join(dataDir, 'files'))
    // What a source brings itself is not the folder's.
    const counted = await source.copyInto(copy)
    // After the database: whatever it knows is there.
    for (const name of besides)
      if (existsSync(join(dataDir, name)) && !existsSync(join(copy, name)))
        copyAny(join(dataDir, name), join(copy, name))
    mustHaveCopied(before, { from: join(dataDir, 'files'), to: join(copy, 'files') })
    const contents: Contents = { format: 1, files: await sumsOf(copy), ...counted }
    writeFileSync(join(copy, contentsFile), JSON.stringify(contents), { mode: 0o600 })
    await writeArchive(copy, file)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The list of sums goes first, so that whoever reads it knows what to expect. What `tar` says goes to the terminal, and an
 *  operator who reads of it elsewhere has to know where it should have gone. */
async function writeArchive(copy: string, file: string): Promise<void> {
  const names = readdirSync(copy).filter((name) => name !== contentsFile)
  if ((await runProgram('tar', ['-czf', file, '-C', copy, contentsFile, ...names])) !== 0) {
    const { bavail, bsize } = statfsSync(dirname(file))
    throw new Problem(
      `The archive could not be written to ${dirname(file)}, which has ${Math.floor((bavail * bsize) / 1024 / 1024)} MB left. See the log for what tar said.`,
    )
  }
  chmodSync(file, 0o600)
}

async function copyDatabase(url: string, from: string, to: string): Promise<Counted> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const horizon = await horizonOf(client)
    const before = await countRows(url, horizon)
    // Keeps the log from the start of the backup on. It ends with this connection.
    await client.query(
      `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    )
    await client.query(`select pg_backup_start('daybook', true)`)
    copyFolder(from, to)
    for (const name of ['pg_wal', 'pg_replslot']) mkdirSync(join(to, name), { mode: 0o700 })
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    )
    writeFileSync(join(to, 'backup_label'), rows[0]?.label ?? '', { mode: 0o600 })
    copyFolder(join(from, 'pg_wal'), join(to, 'pg_wal'))
    return { horizon, rows: boundsOf(before, await countRows(url, horizon)) }
  } finally {
    await client.end()
  }
}

/** A file may go while the server works; the log knows of it. */
function copyFolder(from: string, to: string): void {
  makePrivate(to)
  for (const name of readdirSync(from)) {
    if (ofServer.has(name)) continue
    try {
      copyAny(join(from, name), join(to, name))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

function copyAny(from: string, to: string): void {
  if (lstatSync(from).isDirectory()) copyFolder(from, to)
  else copyFileSync(from, to)
}

/** A folder inherits special permissions from the folder that it is made in, and an archive has none. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
}

/** Every file that was there before, and still is, has to be in the copy. */
function mustHaveCopied(before: string[], { from, to }: { from: string; to: string }): void {
  const lost = before.find((path) => existsSync(join(from, path)) && !existsSync(join(to, path)))
  if (lost) throw new Problem(`The file ${lost} could not be copied.`)
}

function sizeOf(folder: string): number {
  let bytes = 0
  // A file may go meanwhile.
  for (const path of filesIn(folder))
    bytes += statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0
  return bytes
}
