// The floor: what the same database does at the least for a request, without Daybook. pgbench runs one script of one
// prepared statement on tables of its own, so the floor changes with the machine and never with the product.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeDatabase } from '../lib/make-database.ts'
import { Problem } from '../lib/problem.ts'
import { runProgram } from '../lib/run-program.ts'
import { withClient } from './data.ts'
import type { Ground } from './ground.ts'
import { cpuOf } from './processes.ts'

const run = promisify(execFile)

export interface FloorRun {
  transactions: number
  seconds: number
  /** CPU milliseconds of PostgreSQL. */
  cpu: number
}

export interface Floor {
  /** A row by its key. */
  read(seconds: number): Promise<FloorRun>
  /** A bare insert, kept by a commit. */
  write(seconds: number): Promise<FloorRun>
}

const insert = `\\set aid random(1, 100000)
insert into pgbench_history (tid, bid, aid, delta, mtime) values (1, 1, :aid, 1, current_timestamp);
`

/** Makes the tables that pgbench brings, of 100,000 rows, in a database of their own. */
export async function openFloor(
  { ownerUrl, databasePid, things }: Pick<Ground, 'ownerUrl' | 'databasePid' | 'things'>,
  connections: number,
): Promise<Floor> {
  const program = findPgbench() ?? (await installPgbench())
  if (!program)
    throw new Problem(
      'The bench compares with pgbench. Install it (Debian: apt-get install postgresql-contrib).',
    )
  const url = await makeDatabase(ownerUrl, 'bench_floor')
  await run(program, ['-i', '-q', url])
  const folder = mkdtempSync(join(tmpdir(), 'daybook-floor-'))
  things.add(async () => rmSync(folder, { recursive: true, force: true }))
  const script = join(folder, 'insert.sql')
  writeFileSync(script, insert)

  const pgbench = async (which: readonly string[], seconds: number) => {
    const fixed = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds)]
    const before = cpuOf(databasePid)
    const { stdout } = await run(program, [...fixed, ...which, url])
    return { ...parsePgbench(stdout), cpu: cpuOf(databasePid) - before }
  }
  return {
    read: (seconds) => pgbench(['-S'], seconds),
    async write(seconds) {
      await withClient(url, (client) => client.query('truncate pgbench_history'))
      return pgbench(['-f', script], seconds)
    },
  }
}

export function parsePgbench(output: string): Pick<FloorRun, 'transactions' | 'seconds'> {
  const figure = (pattern: RegExp) => {
    const [, text] = pattern.exec(output) ?? []
    if (!text) throw new Error(`pgbench answered ${output}`)
    return Number(text)
  }
  const transactions = figure(/transactions actually processed: (\d+)/)
  return { transactions, seconds: transactions / figure(/tps = ([\d.]+)/) }
}

// It comes with PostgreSQL's own packages, not with the embedded one.
function findPgbench(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((name) => join(debian, name, 'bin')),
  ]
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path))
}

async function installPgbench(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await runProgram('apt-get', ['update', '-q'], { env })
  if (updated === 0) await runProgram('apt-get', ['install', '-y', '-q', 'postgresql-contrib'], { env })
  return findPgbench()
}
