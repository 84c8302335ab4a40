import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRecord, updateRecord } from './data-folder.ts'
import { isAlive } from './lock.mjs'
import { keepPostgresRunning, startPostgres } from './postgres.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-postgres.ts'

let folder: TemporaryFolder
let lines: string[]

beforeEach(async () => {
  folder = await temporaryFolder()
  lines = []
})
afterEach(() => folder.remove())

const start = () =>
  startPostgres({ dataDir: folder.path, durable: false, log: (line) => void lines.push(line) })

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows.map((row) => row[0])
  } finally {
    await client.end()
  }
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('keeps its data, its password and its port from one start to the next', async () => {
  const first = await start()
  await query(first.url, `create table kept as select 'ĀROHA 小明' as name`)
  await first.stop()
  expect(isAlive(first.pid)).toBe(false)
  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select lower(name) from kept')).toEqual(['āroha 小明'])
  expect(await query(second.url, `select current_setting('timezone')`)).toEqual(['UTC'])
})

test('only the owner can read the password and the cluster', async () => {
  await start()
  expect(statSync(join(folder.path, 'postgres.password')).mode & 0o077).toBe(0)
  expect(statSync(join(folder.path, 'postgres')).mode & 0o077).toBe(0)
})

test('uses another port when its own is in use', async () => {
  const first = await start()
  await first.stop()
  const port = Number(new URL(first.url).port)
  const squatter = createServer().listen(port, '127.0.0.1')
  await once(squatter, 'listening')
  try {
    const second = await start()
    expect(new URL(second.url).port).not.toBe(String(port))
    expect(await query(second.url, 'select 1')).toEqual([1])
  } finally {
    squatter.close()
  }
})

test('adopts a server that a killed app left running', async () => {
  const script = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))}
    const server = await startPostgres({ dataDir: process.argv[1], durable: false, log: () => {} })
    console.log(server.pid)
    setInterval(() => {}, 1000)`
  const app = spawn(process.execPath, ['--input-type=module', '-e', script, folder.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = (await once(app.stdout, 'data')) as [Buffer]
  const pid = Number(printed.toString())
  app.kill('SIGKILL')
  await once(app, 'exit')
  expect(isAlive(pid)).toBe(true)

  const adopted = await start()
  expect(adopted.pid).toBe(pid)
  expect(lines).toContain('The database still runs from before; taking it over')
  expect(await query(adopted.url, 'select 1')).toEqual([1])
  await adopted.stop()
  expect(isAlive(pid)).toBe(false)
})

test('starts again after the server itself was killed', async () => {
  const first = await start()
  await query(first.url, 'create table kept as select 1 as one')
  await query(first.url, 'checkpoint')
  process.kill(first.pid, 'SIGKILL')
  await untilGone(first.pid)
  const second = await start()
  expect(second.pid).not.toBe(first.pid)
  expect(await query(second.url, 'select one from kept')).toEqual([1])
})

test('starts again when another process has the pid of the killed server', async () => {
  const first = await start()
  process.kill(first.pid, 'SIGKILL')
  await untilGone(first.pid)
  const pidFile = join(folder.path, 'postgres', 'postmaster.pid')
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'))
  const second = await start()
  expect(await query(second.url, 'select 1')).toEqual([1])
})

/** Retries until the database answers. */
async function untilAnswered(url: string, sql: string): Promise<unknown[]> {
  for (;;) {
    try {
      return await query(url, sql)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

const pidOf = () =>
  Number(readFileSync(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

test('a supervised server restarts at the same address every time it is killed', async () => {
  const server = await keepPostgresRunning({
    dataDir: folder.path,
    durable: false,
    log: (line) => void lines.push(line),
  })
  await query(server.url, 'create table kept as select 1 as one')
  await query(server.url, 'checkpoint')
  for (let i = 0; i < 2; i++) {
    const pid = pidOf()
    // A busy session keeps the shared memory of the killed server for a moment.
    const busy = query(server.url, 'select pg_sleep(60)').catch(() => undefined)
    process.kill(pid, 'SIGKILL')
    await untilGone(pid)
    expect(await untilAnswered(server.url, 'select one from kept')).toEqual([1])
    await busy
  }
  const last = pidOf()
  await server.stop()
  expect(isAlive(last)).toBe(false)
  expect(lines).toContain('The database has stopped; starting it again')
})

test('a supervised server that cannot be restarted is stopped at once', async () => {
  const server = await keepPostgresRunning({
    dataDir: folder.path,
    durable: false,
    log: (line) => void lines.push(line),
  })
  const cluster = join(folder.path, 'postgres')
  renameSync(cluster, `${cluster}.gone`)
  process.kill(server.pid, 'SIGKILL')
  await untilGone(server.pid)
  await server.stop()
  expect(existsSync(cluster)).toBe(false)
})

test.each([
  ['a newer PostgreSQL', '99', 'written by PostgreSQL 99; this Daybook brings PostgreSQL 18'],
  ['an older PostgreSQL', '15', 'dump it with the older Daybook'],
])('refuses the data of %s and touches nothing', async (_, version, sentence) => {
  const cluster = join(folder.path, 'postgres')
  mkdirSync(cluster)
  writeFileSync(join(cluster, 'PG_VERSION'), `${version}\n`)
  await expect(start()).rejects.toThrow(sentence)
  expect(readdirSync(folder.path, { recursive: true })).toEqual(['postgres', 'postgres/PG_VERSION'])
})

test('refuses the data of a newer schema without starting a server', async () => {
  updateRecord(folder.path, { postgres: 18, schema: '9999' })
  await expect(start()).rejects.toThrow('has schema 9999; this Daybook knows it up to')
  expect(existsSync(join(folder.path, 'postgres'))).toBe(false)
  expect(readRecord(folder.path)).toEqual({ postgres: 18, schema: '9999' })
})
