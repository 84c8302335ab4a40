// Uploads that a server left on disk because it was ended while it received them. They may be photos of children, so the
// next server that starts on the machine deletes them.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'

const prefix = 'daybook-upload-'

/** A folder for one upload. It names the process that receives it. */
export const uploadFolder = (root = tmpdir()): Promise<string> =>
  mkdtemp(join(root, `${prefix}${process.pid}-`))

/** @param clock the machine's */
export async function removeLeftUploads(clock: Clock, root = tmpdir()): Promise<void> {
  const startedAt = clock.now().getTime() - process.uptime() * 1000
  for (const name of await readdir(root)) {
    if (!name.startsWith(prefix)) continue
    const path = join(root, name)
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    // In a container every server has the same number.
    const isLeft = pid === process.pid ? (await changedAt(path)) < startedAt : !isRunning(pid)
    if (isLeft) await rm(path, { recursive: true, force: true })
  }
}

const changedAt = async (path: string): Promise<number> =>
  (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
