import { spawnSync } from 'node:child_process'

/** What the system calls a user; the number where it has no name. */
export function userName(uid: number): string {
  const { status, stdout } = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : `#${uid}`
}
