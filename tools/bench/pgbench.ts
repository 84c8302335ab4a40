// Sends the statements of a request with pgbench and prepared statements, to measure the database without Daybook.
// pgbench comes with PostgreSQL's own packages, not with the embedded one.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { settings } from '../../packages/server/src/platform/database/database.ts'
import { Problem } from '../lib/problem.ts'
import { runProgram } from '../lib/run-program.ts'
import type { Figures } from './load.ts'
import type { Statement } from './statements.ts'

const run = promisify(execFile)

/** Path of the machine's pgbench. Installs Debian's package if possible. */
export async function pgbenchProgram(): Promise<string> {
  const found = findPgbench() ?? (await installPgbench())
  if (found) return found
  throw new Problem(
    'The bench compares with pgbench. Install it (Debian: apt-get install postgresql-contrib).',
  )
}

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

export interface Script {
  statements: readonly Statement[]
  /** Ids that are new in every transaction. */
  once: readonly unknown[]
}

/** Runs the scripts in turn, one transaction each, for this long. Connections have the server's planner settings. */
export async function pgbench(
  program: string,
  { url, connections, seconds }: { url: string; connections: number; seconds: number },
  scripts: readonly Script[],
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-pgbench-'))
  try {
    const files = scripts.map((script, i) => {
      const { text, values } = textOf(script, `v${i}`)
      const path = join(folder, `${i}.sql`)
      writeFileSync(path, text)
      return { path, values }
    })
    const options = files.flatMap(({ path, values }) => [
      ...['-f', path],
      ...values.flatMap(([name, value]) => ['-D', `${name}=${value}`]),
    ])
    const fixed = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds)]
    const env = { ...process.env, PGOPTIONS: settings.map((setting) => `-c ${setting}`).join(' ') }
    const { stdout } = await run(program, [...fixed, ...options, url], { env, maxBuffer: 1e8 })
    return {
      perSecond: figure(stdout, /tps = ([\d.]+)/),
      average: figure(stdout, /latency average = ([\d.]+)/),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function figure(output: string, pattern: RegExp): number {
  const [, text] = pattern.exec(output) ?? []
  if (!text) throw new Error(`pgbench answered ${output}`)
  return Number(text)
}

/** A script for pgbench, and the values of its variables, which it sends as parameters. */
function textOf({ statements, once }: Script, prefix: string) {
  const values: [string, string][] = []
  const place = (value: unknown): string => {
    if (value === null || value === undefined) return 'null'
    if (once.includes(value)) return `md5(:turn || '${once.indexOf(value)}')::uuid`
    if (Array.isArray(value) && value.some((one) => once.includes(one)))
      return `array[${value.map((one) => `${place(one)}::uuid`).join(', ')}]`
    const name = `${prefix}_${values.length}`
    // The name of a lock ends with the key, which is new in every transaction.
    const key = once.find((id) => typeof value === 'string' && value.endsWith(` ${id}`))
    values.push([name, written(value)])
    return key ? `(:${name} || md5(:turn || '${once.indexOf(key)}'))` : `:${name}`
  }
  const lines = statements.map(({ sql, parameters }) => {
    const text = sql.replace(/\$(\d+)/g, (_, n: string) => place(parameters[Number(n) - 1]))
    return `${text.replaceAll('\n', ' ')};`
  })
  return { text: ['\\set turn random(1, 9000000000000000000)', ...lines, ''].join('\n'), values }
}

function written(value: unknown): string {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return Array.isArray(value) ? `{${value.map(written).join(',')}}` : String(value)
}
