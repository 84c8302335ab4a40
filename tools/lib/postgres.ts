// The embedded PostgreSQL of one data folder.
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newestMigration } from '../../packages/server/src/platform/database/migrate.ts'
import { clusterDir, mustUnderstand, readRecord, updateRecord } from './data-folder.ts'
import { makeFolder, mustReach, postgresUser } from './place.ts'
import { freePort } from './ports.ts'
import { type Binaries, postgresBinaries } from './postgres-binaries.ts'
import { makeCluster, readPassword } from './postgres-cluster.ts'
import {
  type Cluster,
  isPostmaster,
  launch,
  pidFileOf,
  type Running,
  readPidFile,
  stopPostgres,
  untilReady,
} from './postgres-process.ts'
import { supervise } from './postgres-supervisor.ts'
import { Problem } from './problem.ts'

export type Postgres = {
  /** the superuser's connection string for the database `postgres`, on 127.0.0.1 */
  url: string
  dataDir: string
  pid: number
  /** Ends all sessions, writes everything to disk, and waits for the server to exit. */
  stop(): Promise<void>
}

export type Options = {
  /** Holds the cluster (`postgres/`), its password, its log and `daybook.json`. Created if missing. */
  dataDir: string
  /** false is faster but does not survive a power cut: for tests. */
  durable: boolean
  /** Writes less. No backup can be made of it then. */
  withoutBackups?: boolean
  log(line: string): void
}

type Folder = Omit<Options, 'withoutBackups'> & Binaries & Cluster & { password: string }

/**
 * Starts the server of this folder, or adopts it if it is still running after its app was killed.
 * Throws a Problem when the folder belongs to another version or cannot be reached.
 */
export async function startPostgres(options: Options): Promise<Postgres> {
  const folder = openFolder(options)
  const running = await adopt(folder)
  const { pid, port } = running ?? (await start(folder))
  updateRecord(folder.dataDir, { postgres: folder.major, port })
  const url = address(folder, port)
  return { url, dataDir: folder.dataDir, pid, stop: () => stopPostgres(folder.dataDir) }
}

/** Also restarts the server on the same port whenever it exits unexpectedly. */
export async function keepPostgresRunning(options: Options): Promise<Postgres> {
  const folder = openFolder(options)
  const server = await startPostgres(options)
  const port = Number(new URL(server.url).port)
  const supervisor = supervise({
    pid: server.pid,
    // A missing data folder is not created again.
    start: async (signal) => {
      const running = (await adopt(folder, signal)) ?? (await startOn(folder, port, signal))
      if (typeof running === 'string') throw new Error(running)
      return running.pid
    },
    log: options.log,
  })
  const stop = async () => {
    await supervisor.stop()
    await server.stop()
  }
  return { ...server, stop }
}

function openFolder(options: Options): Folder {
  const binaries = postgresBinaries()
  mustUnderstand(options.dataDir, { postgres: binaries.major, schema: newestMigration() })
  const user = postgresUser()
  const dataDir = makeFolder(options.dataDir)
  mustReach(dataDir, user)
  const cluster = clusterDir(dataDir)
  const { log, durable, withoutBackups } = options
  if (!existsSync(cluster)) makeCluster({ log, durable, bin: binaries.bin, dataDir, user })
  const password = readPassword(dataDir)
  return {
    ...binaries,
    log,
    durable,
    withoutBackups,
    dataDir,
    cluster,
    user,
    password,
    logFile: join(dataDir, 'postgres.log'),
  }
}

async function adopt(folder: Folder, signal?: AbortSignal): Promise<Running | undefined> {
  const left = readPidFile(folder.cluster)
  if (!left) return undefined
  if (!isPostmaster(left.pid, folder.cluster)) {
    // PostgreSQL refuses to start while another process has that pid. Removing the file is safe, because PostgreSQL
    // also looks for processes that are still attached to this folder's shared memory.
    rmSync(pidFileOf(folder.cluster), { force: true })
    return undefined
  }
  folder.log('The database still runs from before; taking it over')
  const running = await untilReady(folder, left.pid, signal)
  if (!running) return undefined
  const client = new pg.Client({ connectionString: address(folder, running.port) })
  try {
    await client.connect()
    const { rows } = await client.query<{ dir: string }>(`select current_setting('data_directory') as dir`)
    if (rows[0]?.dir === folder.cluster) return running
  } finally {
    await client.end()
  }
  throw new Problem(
    `Another PostgreSQL answers on port ${running.port} in place of the one in ${folder.dataDir}.`,
  )
}

async function start(folder: Folder): Promise<Running> {
  let port = readRecord(folder.dataDir).port ?? (await freePort())
  const deadline = Date.now() + 15_000
  for (;;) {
    const running = await startOn(folder, port)
    if (typeof running !== 'string') return running
    if (Date.now() > deadline) throw new Error(running)
    if (/could not bind/.test(running)) port = await freePort()
    // The last sessions of a killed server may run for another moment.
    else if (/still in use|already exists/.test(running)) await sleep(300)
    else throw new Error(running)
  }
}

/** Returns the reason if it does not start. */
async function startOn(folder: Folder, port: number, signal?: AbortSignal): Promise<Running | string> {
  const { logFile } = folder
  const before = existsSync(logFile) ? statSync(logFile).size : 0
  const pid = launch(folder, port)
  try {
    const running = await untilReady(folder, pid, signal)
    if (running) return running
  } catch (error) {
    // Without its pid file nobody would find it later.
    if (isPostmaster(pid, folder.cluster)) process.kill(pid, 'SIGINT')
    throw error
  }
  return `PostgreSQL does not start:\n${readFileSync(logFile).subarray(before).toString()}`
}

function address({ password }: Folder, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}
