// The process of an embedded PostgreSQL: finding, launching, waiting and stopping.
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clusterDir } from './data-folder.ts'
import { isAlive } from './lock.mjs'
import { postgresUser, type RunAs } from './place.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { environment } from './postgres-cluster.ts'

export type Running = { pid: number; port: number }

/** What is needed to launch the server of one data folder. */
export type Cluster = {
  dataDir: string
  /** the folder of PostgreSQL's own files */
  cluster: string
  /** the folder with its programs */
  bin: string
  user: RunAs
  durable: boolean
  withoutBackups?: boolean | undefined
  logFile: string
}

type PidFile = Running & { status: string }

export const pidFileOf = (cluster: string) => join(cluster, 'postmaster.pid')

export function readPidFile(cluster: string): PidFile | undefined {
  const file = pidFileOf(cluster)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() }
}

/** Whether this process is the server of this cluster. Another process may have the pid of a killed server. */
export function isPostmaster(pid: number, cluster: string): boolean {
  if (!pid || !isAlive(pid)) return false
  if (process.platform === 'win32') return true
  return argumentsOf(pid).includes(` -D ${cluster} `)
}

/** The command line of a process. Empty on Windows, and when the process has ended. */
export function argumentsOf(pid: number): string {
  if (process.platform === 'win32') return ''
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** In milliseconds. */
const betweenLooks = 25
const longestStart = 5000

/** A process that is starting has no arguments for a moment. On a busy machine that takes longer. */
const isBeingStarted = (pid: number, looks: number) =>
  isAlive(pid) && argumentsOf(pid) === '' && looks * betweenLooks < longestStart

/** Waits until the server is ready. Undefined when it exits first. Throws when aborted. */
export async function untilReady(
  { cluster }: Cluster,
  pid: number,
  signal?: AbortSignal,
): Promise<Running | undefined> {
  // The limit is generous, because recovery after a crash may take a while.
  const deadline = Date.now() + 120_000
  for (let looks = 0; Date.now() < deadline; looks++) {
    if (!isPostmaster(pid, cluster) && !isBeingStarted(pid, looks)) return undefined
    const now = readPidFile(cluster)
    if (now?.pid === pid && now.status === 'ready') return now
    await sleep(betweenLooks, undefined, { signal })
  }
  throw new Error(
    `PostgreSQL (process ${pid}) is not ready after two minutes; see its log beside ${cluster}.`,
  )
}

/** Nothing is kept, so nothing is written down for a restart, nor to the disk before the end. */
const forTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  checkpoint_timeout: '1d',
  bgwriter_lru_maxpages: 0,
}

/** A backup needs the log of what was written meanwhile. */
const forNoBackups = { wal_level: 'minimal', max_wal_senders: 0 }

function settings({ durable, withoutBackups }: Cluster, port: number): string[] {
  const list: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Statements and row values are not logged, because they contain children's data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
  if (!durable) Object.assign(list, forTests)
  if (withoutBackups) Object.assign(list, forNoBackups)
  return Object.entries(list).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Returns the process, which may exit at once. Its log has the reason. */
export function launch(server: Cluster, port: number): number {
  const { bin, cluster, dataDir, user, logFile } = server
  const tooLong = 10_000_000
  if (existsSync(logFile) && statSync(logFile).size > tooLong) renameSync(logFile, `${logFile}.old`)
  const output = openSync(logFile, 'a', 0o600)
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...settings(server, port)], {
    ...user,
    // A separate process group, so that Ctrl-C in the terminal ends the app first, which then ends the database.
    detached: true,
    stdio: ['ignore', output, output],
    cwd: dataDir,
    env: environment(),
  })
  closeSync(output)
  child.unref()
  // A program that cannot be run has no pid; the check below reports it.
  child.on('error', () => undefined)
  if (child.pid === undefined) throw new Error(`${join(bin, 'postgres')} cannot be run.`)
  return child.pid
}

/** Stops the server of this folder if it is running, and waits for its exit. */
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
    // Ctrl-C in the terminal must not end pg_ctl either.
    detached: true,
  })
  await new Promise((resolve) => child.once('exit', resolve))
  // pg_ctl waits for the pid file to be removed; the process may run for another moment.
  const deadline = Date.now() + 5000
  while (isPostmaster(running.pid, cluster)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not stop; see the log in ${dataDir}.`)
    await sleep(20)
  }
}
