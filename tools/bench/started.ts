// What a bench starts ends with it, also when it is killed: a process of its own watches the bench, and ends what is left.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { checkout } from '../lib/place.ts'
import { Problem } from '../lib/problem.ts'

/** A process, or the PostgreSQL of a data folder. */
export type Left = { pid: number } | { dataDir: string; remove: boolean }

export interface Started {
  process(child: Pick<ChildProcess, 'pid'>): void
  /** Say so before its PostgreSQL starts. @param remove whether the folder goes, too */
  data(dataDir: string, options?: { remove: boolean }): void
}

/** Starts the watching process. It holds a lock, so that there is one bench at a time. @throws when there is another */
export async function watchOver(lockFile: string): Promise<Started> {
  const guard = spawn(process.execPath, [join(checkout, 'tools/bench/guard.ts'), lockFile], {
    // In a group of its own, which Ctrl-C does not reach.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [said] = (await once(guard, 'message')) as [{ holder?: number }]
  if (said.holder !== undefined)
    throw new Problem(`Another bench is running (process ${said.holder}). Two would measure each other.`)
  guard.unref()
  guard.channel?.unref()
  const note = (left: Left) => void guard.send(left)
  return {
    process: ({ pid }) => pid !== undefined && note({ pid }),
    data: (dataDir, { remove } = { remove: false }) => note({ dataDir, remove }),
  }
}

const grace = 10_000

/** Ends a process that may have ended already: asks it first, and kills it after a while. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), grace)
  await ended
  clearTimeout(late)
}
