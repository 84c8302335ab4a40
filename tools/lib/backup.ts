// A backup of a data folder while Daybook runs: one archive of the database, the files and the secrets. The database is
// copied as PostgreSQL's base backups are (its manual, "Making a Base Backup Using the Low Level API"): the copy and the
// log that was written meanwhile make a consistent whole when the copy is first started.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { clusterDir } from './data-folder.ts'
import { makeFolder, type RunAs } from './place.ts'
import { Problem } from './problem.ts'
import { runProgram } from './run-program.ts'

/** What belongs to the running server and not to its data. */
const ofServer = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'])
/** What a data folder has besides its database. */
const besides = ['files', 'secrets.json', 'postgres.password', 'daybook.json']

interface Backup {
  dataDir: string
  /** The running database, as its superuser. */
  url: string
  /** The archive to write. */
  file: string
}

export async function backUp({ dataDir, url, file }: Backup): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const copy = mkdtempSync(join(dirname(file), '.daybook-backup-'))
  try {
    await copyDatabase(url, clusterDir(dataDir), clusterDir(copy))
    // After the database: whatever it knows is there.
    for (const name of besides)
      if (existsSync(join(dataDir, name))) cpSync(join(dataDir, name), join(copy, name), { recursive: true })
    const draft = `${file}.part`
    if ((await runProgram('tar', ['-czf', draft, '-C', copy, '.'])) !== 0)
      throw new Problem('The archive could not be written; the reason stands above.')
    chmodSync(draft, 0o600)
    renameSync(draft, file)
  } finally {
    rmSync(copy, { recursive: true, force: true })
    rmSync(`${file}.part`, { force: true })
  }
}

async function copyDatabase(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
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
  } finally {
    await client.end()
  }
}

/** A file may go while the server works; the log knows of it. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from)) {
    if (ofServer.has(name)) continue
    const [source, target] = [join(from, name), join(to, name)]
    try {
      if (lstatSync(source).isDirectory()) copyFolder(source, target)
      else copyFileSync(source, target)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** Unpacks an archive into a folder that is not there yet, or empty. `npm start` with it as DATA_DIR does the rest. */
export async function restore(file: string, folder: string, user: RunAs): Promise<void> {
  if (!existsSync(file)) throw new Problem(`There is no archive ${file}.`)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Problem(`${folder} is not empty. Nothing was changed.`)
  const dataDir = makeFolder(folder)
  if ((await runProgram('tar', ['-xzf', file, '-C', dataDir])) !== 0)
    throw new Problem('The archive could not be read; the reason stands above.')
  if (!existsSync(join(clusterDir(dataDir), 'backup_label')))
    throw new Problem(`${file} is no backup of Daybook.`)
  if (user && (await runProgram('chown', ['-R', `${user.uid}:${user.gid}`, clusterDir(dataDir)])) !== 0)
    throw new Problem(`The database in ${dataDir} could not be given to its user.`)
  // The archive's own mode would hide the folder from PostgreSQL's user.
  chmodSync(dataDir, user ? 0o711 : 0o700)
}
