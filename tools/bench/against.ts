// Measures an earlier commit with today's bench, on the same machine in the same run. The commit gets a worktree, which is
// removed. Its data is kept as that of any schema.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Closers } from '../lib/closers.ts'
import { cacheDir, checkout } from '../lib/place.ts'
import { Problem } from '../lib/problem.ts'
import { git } from './machine.ts'
import { parse, type Section } from './results.ts'
import { endChild, watchOver } from './started.ts'

/** What an earlier commit has otherwise, or not at all. */
const benchFiles = [
  'tools/bench.ts',
  'tools/bench',
  'tools/lib/lock.mjs',
  'tools/lib/lock.d.mts',
  'packages/testkit/src/growth.ts',
]

export async function measureAt(ref: string, parts: readonly string[], things: Closers): Promise<Section> {
  const commit = git('rev-parse', '--short=8', '--verify', `${ref}^{commit}`)
  const started = await watchOver(join(cacheDir(), 'bench-against.lock'))
  const folder = mkdtempSync(join(tmpdir(), 'daybook-against-'))
  const kept = join(folder, 'docs/performance.md')
  started.data(folder, { remove: true })
  things.add(async () => {
    await rm(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  })
  // Of a run that was killed.
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', folder, commit)
  for (const path of benchFiles) cpSync(join(checkout, path), join(folder, path), { recursive: true })
  rmSync(kept, { force: true })
  // It installs the packages of that commit.
  const args = [join(folder, 'tools/run.mjs'), 'tools/bench.ts', ...parts, '--write']
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' })
  started.process(child)
  things.add(() => endChild(child))
  const [code] = await once(child, 'exit')
  const [section] = code === 0 ? parse(readFileSync(kept, 'utf8')).sections : []
  if (!section) throw new Problem(`${commit} could not be measured.`)
  return { ...section, commit }
}
