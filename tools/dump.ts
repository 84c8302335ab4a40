// npm run test:dump: a Daybook with a database of its own (DATABASE_URL) is backed up and restored. Needs Debian's package
// postgresql; everything is on the loopback, in one temporary folder.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, copyFileSync, globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from './bench/data.ts'
import { otherMakesIt } from './lib/backup-turn.ts'
import type { Closers } from './lib/closers.ts'
import { checkout, postgresUser } from './lib/place.ts'
import { freePort } from './lib/ports.ts'
import { environment } from './lib/postgres-cluster.ts'
import { Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'
import { temporaryFolder } from './lib/temporary-postgres.ts'
import { trial } from './lib/trial.ts'
import { buildWeb } from './lib/web-build.ts'
import { serverOf } from './servers/daybook.ts'

const password = 'only-for-this-run'

await trial(run)

async function run(things: Closers): Promise<void> {
  const folder = await temporaryFolder()
  things.add(folder.remove)
  const at = await step('PostgreSQL', () => startServer(things, folder.path))
  await withClient(at('postgres', 'postgres'), async (client) => {
    await client.query(`create role owner login createrole password '${password}'`)
    await client.query(`create role backups login bypassrls password '${password}'`)
    await client.query('grant pg_read_all_data to backups')
    await client.query('create database daybook owner owner')
    await client.query('create database other owner owner')
  })
  const env = { DATABASE_URL: at('owner', 'daybook'), BACKUP_TO: join(folder.path, 'archives') }
  const server = { ...env, DATA_DIR: join(folder.path, 'data'), PORT: String(await freePort()) }
  await buildWeb()
  await step('Daybook', () => runOnce({ ...server, BACKUP_BY: 'provider', LOG_LEVEL: 'error' }))

  const backup = (more: Record<string, string>) => tool('backup.ts', [], { ...server, ...more })
  const refused = await step('Backup as the owner, whom row security holds', () => backup({}))
  expect(refused.code === 1 && refused.said.includes('row security'), refused.said)
  const unfound = await backup({ BACKUP_DATABASE_URL: at('backups', 'daybook'), POSTGRES_BIN: '/nowhere' })
  expect(unfound.code === 1 && unfound.said.includes('POSTGRES_BIN'), unfound.said)
  const without = await backup({
    BACKUP_DATABASE_URL: at('backups', 'daybook'),
    DATA_DIR: join(folder.path, 'data2'),
  })
  expect(without.code === 1 && without.said.includes('There is no Daybook'), without.said)
  // Servers of one installation share their secrets, and whichever makes the backup keeps them.
  mkdirSync(join(folder.path, 'data2'), { recursive: true })
  // What names the place of their files is one as well, whichever of them makes the backup.
  for (const name of ['secrets.json', 'daybook.json'])
    copyFileSync(join(folder.path, 'data', name), join(folder.path, 'data2', name))
  const both = await step('Backups by two servers at once', () =>
    Promise.all(
      ['data', 'data2'].map((name) =>
        backup({ BACKUP_DATABASE_URL: at('backups', 'daybook'), DATA_DIR: join(folder.path, name) }),
      ),
    ),
  )
  const codes = both.map(({ code }) => code).sort()
  expect(codes.join() === `0,${otherMakesIt}`, both.map(({ said }) => said).join('\n'))
  const [name = '', ...others] = readdirSync(env.BACKUP_TO).filter((one) => one.startsWith('daybook-'))
  expect(others.length === 0, others.join())
  detail(/Restored to try it.*/.exec(both.map(({ said }) => said).join())?.[0] ?? '')

  const archive = join(env.BACKUP_TO, name)
  const embedded = join(folder.path, 'embedded')
  await step('Restore into a data folder', () => restored([archive, embedded, '--original'], {}))
  await step('Daybook starts with it', () =>
    runOnce({ DATA_DIR: embedded, PORT: server.PORT, LOG_LEVEL: 'error' }),
  )
  const own = { DATABASE_URL: at('owner', 'other') }
  const again = join(folder.path, 'again')
  await step('Restore into an empty database, as its owner', () => restored([archive, again, '--copy'], own))
  const held = () =>
    withClient(at('owner', 'other'), (client) =>
      client.query('select from installation where holds_messages'),
    )
  expect((await held()).rowCount === 1, 'The copy does not know that it is one.')
  await step('Daybook starts with it', () =>
    runOnce({ ...own, DATA_DIR: again, PORT: server.PORT, BACKUP_BY: 'provider', LOG_LEVEL: 'error' }),
  )
  const full = await tool('restore.ts', [archive, join(folder.path, 'full'), '--copy'], own)
  expect(full.code === 1 && full.said.includes('is not empty'), full.said)
  expect((await held()).rowCount === 1, 'The copy forgot at its start that it is one.')
  const isHeld = await withClient(at('owner', 'other'), (client) => client.query('select from staff'))
  expect(isHeld.rowCount === 0, 'Row security does not hold the owner of the restored tables.')
  detail('A database that is not empty is refused, and row security holds as before.')
}

function expect(isRight: boolean, said: string): void {
  if (!isRight) throw new Problem(`This was not expected: ${said}`)
}

async function restored(args: string[], env: Record<string, string>): Promise<void> {
  const { code, said } = await tool('restore.ts', args, env)
  expect(code === 0, said)
}

async function runOnce(env: Record<string, string>): Promise<void> {
  const server = serverOf(env)
  await server.start()
  await server.stop()
}

function tool(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [join(checkout, 'tools', name), ...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

/** Returns what makes a connection string for a role and a database. */
async function startServer(things: Closers, folder: string) {
  const [bin] = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  if (!bin) throw new Problem('This needs Debian’s package: apt-get install postgresql')
  const user = postgresUser()
  const port = await freePort()
  const [data, passwords] = [join(folder, 'cluster'), join(folder, 'password')]
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwords, password)
  if (user) for (const path of [data, passwords]) chownSync(path, user.uid, user.gid)
  const options = { ...user, cwd: data, env: environment(), stdio: 'ignore' } as const
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwords}`]
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, ...access, '--encoding=UTF8', '--no-sync'],
    options,
  )
  if (made.status !== 0) throw new Problem('The database cluster could not be made.')
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], options)
  things.add(
    () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGINT')
      }),
  )
  const at = (role: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  const until = Date.now() + 30_000
  while (!(await withClient(at('postgres', 'postgres'), async () => true).catch(() => false))) {
    if (Date.now() > until) throw new Problem('PostgreSQL does not start.')
    await pause(100)
  }
  return at
}
