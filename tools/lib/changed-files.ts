// The files that differ from the last landed commit, uncommitted and new ones included.
import { spawnSync } from 'node:child_process'
import { checkout } from './place.ts'
import { Problem } from './problem.ts'

/** Paths from the checkout's root. */
export function changedFiles(): { since: string; paths: string[] } {
  const head = git('rev-parse', 'HEAD')
  const landed = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch))
  const added = git('ls-files', '--others', '--exclude-standard') ?? ''
  const isClean = added === '' && git('diff', '--name-only', 'HEAD') === ''
  // On the landed commit itself only uncommitted files have changed, or else what landed last.
  const before = isClean ? git('rev-parse', 'HEAD~1') : head
  const since = landed.find((commit) => commit && commit !== head) ?? before
  if (!since) throw new Problem('npm test -- --changed compares with an earlier commit, and there is none.')
  const differing = git('diff', '--name-only', '--no-renames', since) ?? ''
  return { since, paths: [...new Set(`${differing}\n${added}`.split('\n').filter(Boolean))] }
}

/** The output, or undefined when Git refuses. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
