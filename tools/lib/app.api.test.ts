import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isAlive } from './lock.mjs'
import { startPostgres } from './postgres.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-postgres.ts'

/** A folder in which the app has made its data and ended: that takes longer than most tests. */
let used: TemporaryFolder
let folder: TemporaryFolder
let apps: ChildProcess[] = []
beforeAll(async () => {
  used = await temporaryFolder()
  folder = used
  expect((await terminate(await start())).code).toBe(0)
})
afterAll(async () => {
  await killApps()
  await used.remove()
})
beforeEach(async () => {
  apps = []
  folder = await temporaryFolder()
  // Its files belong to PostgreSQL's user.
  expect(spawnSync('cp', ['-a', `${used.path}/.`, folder.path]).status).toBe(0)
})
afterEach(async () => {
  await killApps()
  await folder.remove()
})

async function killApps(): Promise<void> {
  for (const app of apps) {
    if (app.exitCode !== null || app.signalCode !== null) continue
    app.kill('SIGKILL')
    await once(app, 'exit')
  }
}

/** The app as `npm start` runs it, without the web app and the demo data. */
const script = `
  import { readConfig } from ${JSON.stringify(join(import.meta.dirname, '../../packages/server/src/app/config.ts'))}
  import { runApp } from ${JSON.stringify(join(import.meta.dirname, 'app.ts'))}
  import { main } from ${JSON.stringify(join(import.meta.dirname, 'problem.ts'))}
  await main(async () => {
    const started = await runApp({ config: readConfig(process.env), dataDir: process.env.DATA_DIR })
    if (started?.firstRun) console.log(started.firstRun)
    if (started) console.log('at ' + started.address)
  })`

type App = { process: ChildProcess; address: string; said(): string }

function launch(more: Record<string, string> = {}): { process: ChildProcess; said(): string } {
  let said = ''
  const env = {
    ...process.env,
    DATA_DIR: folder.path,
    DAYBOOK_DEMO: 'false',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ...more,
  }
  const app = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  apps.push(app)
  for (const stream of [app.stdout, app.stderr])
    stream.on('data', (text) => {
      said += String(text)
    })
  return { process: app, said: () => said }
}

async function start(more?: Record<string, string>): Promise<App> {
  const app = launch(more)
  for (;;) {
    const address = /at (http\S+)\n/.exec(app.said())?.[1]
    if (address) return { ...app, address }
    if (app.process.exitCode !== null) throw new Error(app.said())
    await pause()
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
const databasePid = () =>
  Number(readFileSync(join(folder.path, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const health = async (address: string) => (await fetch(`${address}/api/health`)).status

async function untilHealth(address: string, status: number): Promise<void> {
  while ((await health(address)) !== status) await pause()
}

async function killDatabase(): Promise<void> {
  const pid = databasePid()
  process.kill(pid, 'SIGKILL')
  while (isAlive(pid)) await pause()
}

/** Ends the app with SIGTERM and returns the milliseconds it took and its exit code. */
async function terminate(app: App): Promise<{ code: number | null; took: number }> {
  const began = performance.now()
  const ended = once(app.process, 'exit')
  app.process.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  return { code, took: performance.now() - began }
}

test('an app recovers after its database was killed; a second start reports that it is running', async () => {
  const app = await start()
  await killDatabase()
  await untilHealth(app.address, 200)
  const second = launch()
  const [code] = (await once(second.process, 'exit')) as [number]
  expect({ code, said: second.said() }).toEqual({
    code: 0,
    said: `Daybook is already running at ${app.address} (process ${app.process.pid}).\n`,
  })
  const database = databasePid()
  const { code: ended, took } = await terminate(app)
  expect(ended).toBe(0)
  expect(took).toBeLessThan(10_000)
  expect(isAlive(database)).toBe(false)
}, 300_000)

test('an app whose database does not come back ends within ten seconds', async () => {
  const app = await start()
  const cluster = join(folder.path, 'postgres')
  renameSync(cluster, `${cluster}.gone`)
  process.kill(
    Number(readFileSync(join(`${cluster}.gone`, 'postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  )
  await untilHealth(app.address, 503)
  // Whatever cannot be closed cleanly is killed, and the exit code is 1 instead of 0.
  const { took } = await terminate(app)
  expect(took).toBeLessThan(10_000)
}, 300_000)

test('a start takes over from a killed app whose database is still running', async () => {
  const first = await start()
  const database = databasePid()
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  expect(existsSync(join(folder.path, 'app.lock'))).toBe(true)
  const second = await start()
  expect(await health(second.address)).toBe(200)
  expect(databasePid()).toBe(database)
}, 300_000)

/** A connection to the running app's database, as its owner. */
async function connect(): Promise<pg.Client> {
  const [, , , port] = readFileSync(join(folder.path, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(folder.path, 'postgres.password'), 'utf8').trim()
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password,
    database: 'daybook',
  })
  await client.connect()
  return client
}

test('a request under way is answered after SIGTERM, and no new one is taken', async () => {
  const app = await start()
  const owner = await connect()
  const another = await connect()
  const slow = () =>
    fetch(`${app.address}/api/front/blade-garden/check/tenant-info`, { headers: { 'Tenant-Id': '000000' } })
  const { status: usual } = await slow()
  await owner.query('begin; lock table centre in access exclusive mode')
  const answer = slow()
  const waits = `select from pg_stat_activity where datname = 'daybook' and wait_event_type = 'Lock'`
  while ((await another.query(waits)).rowCount === 0) await pause()
  const ended = terminate(app)
  const isTaken = () =>
    fetch(`${app.address}/healthz`).then(
      ({ status }) => status !== 503,
      () => false,
    )
  while (await isTaken()) await pause()
  await owner.query('rollback')
  expect((await answer).status).toBe(usual)
  await Promise.all([owner.end(), another.end()])
  const { code, took } = await ended
  expect(code).toBe(0)
  expect(took).toBeLessThan(10_000)
}, 300_000)

test('an upgrade backs existing data up first, and changes nothing when it cannot', async () => {
  // As if an earlier Daybook had made this data: its newest migration is still to come.
  const database = await startPostgres({ dataDir: folder.path, durable: false, log: () => undefined })
  const owner = await connect()
  await owner.query('delete from migration where name = (select max(name) from migration)')
  await owner.end()
  await database.stop()
  writeFileSync(`${folder.path}-taken`, '')
  const refused = launch({ BACKUP_TO: `${folder.path}-taken` })
  expect(await once(refused.process, 'exit')).toEqual([1, null])
  rmSync(`${folder.path}-taken`)
  // Migrating would have failed in other words, because what the migration makes is there.
  expect(refused.said()).toContain('The backup before the upgrade failed. Nothing was changed.')
}, 300_000)

test('an empty file in the data folder stops the start with one message, and no data is lost', async () => {
  for (const name of ['daybook.json', 'secrets.json', 'postgres.password']) {
    const file = join(folder.path, name)
    const text = readFileSync(file)
    writeFileSync(file, '')
    const second = launch()
    const [code] = (await once(second.process, 'exit')) as [number]
    expect(code).toBe(1)
    expect(second.said()).toMatch(new RegExp(`\\n${file} is [^\\n]+ restore it from a backup[^\\n]*\\.\\n$`))
    writeFileSync(file, text)
  }
  expect(await health((await start()).address)).toBe(200)
}, 300_000)

test('an operator who cannot sign in gets a new link while the app runs', async () => {
  const app = await start()
  const url = '/api/front/blade-system/invitation/accept'
  const accept = (said: string, password: string) =>
    fetch(`${app.address}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Tenant-Id': '000000' },
      body: JSON.stringify({ key: /key=(\S+)/.exec(said)?.[1], realName: 'Ada', account: 'ada', password }),
    })
  expect((await accept(app.said(), 'Kowhai22!')).status).toBe(200)
  const askedWith = (more: Record<string, string>) =>
    spawnSync(process.execPath, ['tools/operator-link.ts'], {
      env: { ...process.env, ...more },
      encoding: 'utf8',
    })
  const { status, stdout } = askedWith({ DATA_DIR: folder.path })
  expect(status).toBe(0)
  expect(stdout).toContain(`${app.address}/#/pages/login/invitation?tenant=000000&key=`)
  expect((await accept(stdout, 'Kowhai23!')).status).toBe(200)
  expect(await health(app.address)).toBe(200)
  // One of several servers has its secrets in its environment, and a folder without any.
  const read = (name: string) => readFileSync(join(folder.path, name), 'utf8')
  const { port } = JSON.parse(read('daybook.json')) as { port: number }
  const DATABASE_URL = `postgres://postgres:${read('postgres.password').trim()}@127.0.0.1:${port}/daybook`
  const elsewhere = { DATA_DIR: join(folder.path, 'of-this-server'), DATABASE_URL }
  expect(askedWith(elsewhere).stderr).toContain('There is no Daybook in')
  const again = askedWith({ ...elsewhere, DAYBOOK_SECRETS: read('secrets.json') })
  expect((await accept(again.stdout, 'Kowhai24!')).status).toBe(200)
}, 300_000)
