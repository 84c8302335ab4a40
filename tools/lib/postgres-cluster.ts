// Creates the database cluster of a data folder, and stores its superuser's password.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../packages/server/src/platform/atomic.file.ts'
import { clusterDir } from './data-folder.ts'
import type { RunAs } from './place.ts'
import { Problem } from './problem.ts'

const passwordFile = (dataDir: string) => join(dataDir, 'postgres.password')

/** The superuser's password. Throws a Problem when its file is missing or damaged. */
export function readPassword(dataDir: string): string {
  const file = passwordFile(dataDir)
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (/^[0-9a-f]{48}$/.test(password)) return password
  throw new Problem(
    `${file} is missing, empty or damaged, and the database cannot be opened without it: restore it from a backup.`,
  )
}

// The built-in locale provider is used instead of the machine's locales. `C.UTF-8` handles upper and lower case of
// every script, and sorts the same on every machine.
const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

type New = { dataDir: string; durable: boolean; bin: string; user: RunAs; log(line: string): void }

/** Creates the cluster and its password file in a folder without one. */
export function makeCluster({ dataDir, durable, bin, user, log }: New): void {
  log('Making the database cluster')
  const password = randomBytes(24).toString('hex')
  const draft = join(dataDir, 'postgres.new')
  const forInitdb = join(dataDir, 'initdb.password')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(forInitdb, password, { mode: 0o600 })
  if (user) for (const path of [draft, forInitdb]) chownSync(path, user.uid, user.gid)
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${forInitdb}`]
  // Tests sign in to the database thousands of times.
  const quick = durable ? [] : ['--no-sync', '--set', 'scram_iterations=1']
  const done = spawnSync(join(bin, 'initdb'), ['-D', draft, ...access, ...encoding, ...quick], {
    ...user,
    cwd: dataDir,
    env: environment(),
    encoding: 'utf8',
  })
  rmSync(forInitdb, { force: true })
  if (done.status !== 0) throw new Error(`initdb failed: ${done.error?.message ?? done.stderr}`)
  writeWhole(passwordFile(dataDir), password)
  // The cluster is renamed last, so that an incomplete one is never used.
  renameSync(draft, clusterDir(dataDir))
}

/** Only the variables that PostgreSQL's programs need, because the user's own PG* variables would affect them. */
export function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' }
}
