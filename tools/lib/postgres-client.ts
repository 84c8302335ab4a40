// PostgreSQL's own client programs, which dump and load a database of one's own. The embedded package has none of them.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem } from './problem.ts'
import { Refused } from './refused.ts'

export interface PostgresClient {
  /** the folder with pg_dump, pg_restore and psql */
  bin: string
  major: number
}

/** Where Debian, Red Hat and macOS put them. */
const usual = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/libpq/bin']
const programs = ['pg_dump', 'pg_restore', 'psql']

/** The oldest of this machine that can dump a server of this major version.
 *  @param bin the only folder to look in */
export function clientForServer(server: number, bin?: string): PostgresClient {
  const fitting = clients(bin).find(({ major }) => major >= server)
  if (fitting) return fitting
  throw missing(`PostgreSQL ${server} or newer`, `postgresql-client-${server}`, bin)
}

/** The oldest that can read the dump: what a newer one adds, an older server would refuse. */
export function clientForDump(file: string, bin?: string): PostgresClient {
  const canRead = (one: PostgresClient) =>
    spawnSync(join(one.bin, 'pg_restore'), ['--list', file], { stdio: 'ignore' }).status === 0
  const fitting = clients(bin).find(canRead)
  if (fitting) return fitting
  throw missing('the PostgreSQL that made the dump, or newer', 'postgresql-client', bin)
}

function clients(bin?: string): PostgresClient[] {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const folders = bin ? [bin] : [...usual.flatMap((pattern) => globSync(pattern)), ...path]
  return folders.flatMap((folder) => clientIn(folder) ?? []).sort((a, b) => a.major - b.major)
}

function missing(version: string, debian: string, bin?: string): Problem {
  const there = clients(bin).map((one) => `${one.major} in ${one.bin}`)
  const found = there.length > 0 ? `Found: ${there.join(', ')}.` : 'None was found.'
  return new Refused(
    'programs',
    `A backup of a database of your own needs pg_dump, pg_restore and psql of ${version}. ${found} Install them (on Debian: ${debian}), or name their folder in POSTGRES_BIN.`,
  )
}

function clientIn(bin: string): PostgresClient | undefined {
  if (!programs.every((name) => existsSync(join(bin, name)))) return undefined
  const { stdout, status } = spawnSync(join(bin, 'pg_dump'), ['--version'], { encoding: 'utf8' })
  const major = Number(/\) (\d+)/.exec(stdout ?? '')?.[1])
  return status === 0 && major > 0 ? { bin, major } : undefined
}

/** The connection as variables: an argument would show the password to everybody on the machine. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

/** Starts a program without the user's own PG* variables. `ended` rejects with what it said when it fails. */
export function startProgram(
  { bin }: PostgresClient,
  name: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  url?: string,
) {
  const own = Object.entries(process.env).filter(([variable]) => !variable.startsWith('PG'))
  const env = { ...Object.fromEntries(own), PGAPPNAME: 'daybook', LC_ALL: 'C', ...(url && connectionOf(url)) }
  const child = spawn(join(bin, name), args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  const end = () => void child.kill()
  process.once('exit', end)
  let said = ''
  child.stderr.on('data', (text) => {
    said = `${said}${String(text)}`.slice(-4000)
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.removeListener('exit', end)
      if (code === 0) resolve()
      else reject(new Problem(`${name} failed: ${said.trim() || `it ended with ${code}`}`))
    })
  })
  return { child, ended }
}
