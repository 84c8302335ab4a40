// What was measured, and where: in figures that say nothing else about the machine.
import { execFileSync } from 'node:child_process'
import { availableParallelism, totalmem } from 'node:os'
import { checkout } from '../lib/place.ts'
import { withClient } from './data.ts'

/** Runs are compared when this is the same. */
export const kindOfMachine = (): string =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory`

export async function versions(ownerUrl: string): Promise<string> {
  const { rows } = await withClient(ownerUrl, (client) => client.query('show server_version'))
  return `PostgreSQL ${rows[0].server_version}, Node ${process.versions.node}`
}

export const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** The commit, and whether anything but the kept results has changed since. */
export function commit(): string {
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/performance.md') !== ''
  return git('rev-parse', '--short=8', 'HEAD') + (isChanged ? ' with changes' : '')
}
