// Starts and stops the embedded PostgreSQL of one data folder.
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newestMigration } from '../../packages/server/src/platform/database/migrate.ts'
import { clusterDir, mustUnderstand, readRecord, updateRecord } from './data-folder.ts'
import { isAlive } from './lock.mjs'
import { makeFolder, mustReach, postgresUser, type RunAs } from './place.ts'
import { freePort } from './ports.ts'
import { type Binaries, postgresBinaries } from './postgres-binaries.ts'
import { environment, makeCluster, readPassword } from './postgres-cluster.ts'
import { Problem } from './problem.ts'

export type Postgres = {
  /** superuser's address of the database `postgres`, on 127.0.0.1 */
  url: string
  dataDir: string
  pid: number
  /** Ends all sessions, writes everything to disk, and waits for the end. */
  stop(): Promise<void>
}

type Options = {
  /** Holds the cluster (`postgres/`), its password, its log and `daybook.json`; made when missing. */
  dataDir: string
  /** false gives up surviving a power cut for speed: for tests. */
  durable: boolean
  log(line: string): void
}

type Cluster = Options & Binaries & { cluster: string; user: RunAs; password: string; logFile: string }

/**
 * Starts the server of this folder, or adopts it where it still runs after its app was killed.
 * Throws a Problem when the folder belongs to another version or cannot be reached.
 */
export async function startPostgres(options: Options): Promise<Postgres> {
  const binaries = postgresBinaries()
  mustUnderstand(options.dataDir, { postgres: binaries.major, schema: newestMigration() })
  const user = postgresUser()
  const dataDir = makeFolder(options.dataDir)
  mustReach(dataDir, user)
  const logFile = join(dataDir, 'postgres.log')
  const cluster = clusterDir(dataDir)
  if (!existsSync(cluster)) makeCluster({ ...options, bin: binaries.bin, dataDir, user })
  const password = readPassword(dataDir)
  const all = { ...options, ...binaries, dataDir, cluster, user, password, logFile }
  const adopted = await adopt(all)
  if (adopted) return adopted
  const started = await start(all)
  updateRecord(dataDir, { postgres: binaries.major, port: started.port })
  return handle(all, started)
}

type PidFile = { pid: number; port: number; status: string }

function readPidFile(cluster: string): PidFile | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() }
}

// A killed server leaves its number behind, and by now that may be the number of any other process.
function isPostmaster(pid: number, cluster: string): boolean {
  if (!pid || !isAlive(pid)) return false
  if (process.platform === 'win32') return true
  return argumentsOf(pid).includes(` -D ${cluster} `)
}

function argumentsOf(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

async function adopt(all: Cluster): Promise<Postgres | undefined> {
  const left = readPidFile(all.cluster)
  if (!left) return undefined
  if (!isPostmaster(left.pid, all.cluster)) {
    // PostgreSQL would refuse to start while that number is in use. Taking the file away is safe: it also
    // looks for processes that are still attached to this folder's shared memory.
    rmSync(join(all.cluster, 'postmaster.pid'), { force: true })
    return undefined
  }
  all.log('The database still runs from before; taking it over')
  const running = await untilReady(all, left.pid)
  if (!running) return undefined
  const client = new pg.Client({ connectionString: address(all, running.port) })
  try {
    await client.connect()
    const { rows } = await client.query<{ dir: string }>(`select current_setting('data_directory') as dir`)
    if (rows[0]?.dir === all.cluster) return handle(all, running)
  } finally {
    await client.end()
  }
  throw new Problem(
    `Another PostgreSQL answers on port ${running.port} in place of the one in ${all.dataDir}.`,
  )
}

/** Waits until the server says that it is ready; undefined when it ended first. */
async function untilReady({ cluster }: Cluster, pid: number): Promise<PidFile | undefined> {
  // Recovery after a crash may take its time, so the limit is generous.
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (!isPostmaster(pid, cluster)) return undefined
    const now = readPidFile(cluster)
    if (now?.pid === pid && now.status === 'ready') return now
    await sleep(25)
  }
  throw new Error(
    `PostgreSQL (process ${pid}) is not ready after two minutes; see its log beside ${cluster}.`,
  )
}

async function start(all: Cluster): Promise<PidFile> {
  let port = readRecord(all.dataDir).port ?? (await freePort())
  const deadline = Date.now() + 15_000
  for (;;) {
    const before = existsSync(all.logFile) ? statSync(all.logFile).size : 0
    const ready = await untilReady(all, launch(all, port))
    if (ready) return ready
    const said = readFileSync(all.logFile).subarray(before).toString()
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${said}`)
    if (/could not bind/.test(said)) port = await freePort()
    // The last sessions of a killed server may live on for a moment.
    else if (/still in use|already exists/.test(said)) await sleep(300)
    else throw new Error(`PostgreSQL does not start:\n${said}`)
  }
}

function settings(durable: boolean, port: number): string[] {
  const list: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // No statement and no row value in the log: they hold children's data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(list).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function launch({ bin, cluster, dataDir, user, durable, logFile }: Cluster, port: number): number {
  const tooLong = 10_000_000
  if (existsSync(logFile) && statSync(logFile).size > tooLong) renameSync(logFile, `${logFile}.old`)
  const output = openSync(logFile, 'a', 0o600)
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...settings(durable, port)], {
    ...user,
    // A group of its own, so that Ctrl-C in the terminal ends the app first and the app ends the database.
    detached: true,
    stdio: ['ignore', output, output],
    cwd: dataDir,
    env: environment(),
  })
  closeSync(output)
  child.unref()
  // A program that cannot be run has no number; that is reported below, at the place that asked for it.
  child.on('error', () => undefined)
  if (child.pid === undefined) throw new Error(`${join(bin, 'postgres')} cannot be run.`)
  return child.pid
}

function address({ password }: Cluster, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

function handle(all: Cluster, { pid, port }: PidFile): Postgres {
  return { url: address(all, port), dataDir: all.dataDir, pid, stop: () => stopPostgres(all.dataDir) }
}

/** Stops the server of this folder, if one runs, and waits for its end. */
export async function stopPostgres(dataDir: string): Promise<void> {
  const cluster = clusterDir(dataDir)
  const running = readPidFile(cluster)
  if (!running || !isPostmaster(running.pid, cluster)) return
  const { bin } = postgresBinaries()
  const child = spawn(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60', '-s'], {
    ...postgresUser(),
    stdio: 'ignore',
    cwd: dataDir,
    env: environment(),
    // The terminal's Ctrl-C must not end the one who waits either.
    detached: true,
  })
  await new Promise((resolve) => child.once('exit', resolve))
  if (isPostmaster(running.pid, cluster))
    throw new Error(`PostgreSQL did not stop; see the log in ${dataDir}.`)
}
