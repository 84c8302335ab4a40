// Ends what a bench has left when the bench is gone. At the end of a good run there is nothing left to end.
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, startOf, takeLock } from '../lib/lock.mjs'
import { stopPostgres } from '../lib/postgres-process.ts'
import type { Left } from './started.ts'

const grace = 10_000
const [lockFile = ''] = process.argv.slice(2)
const left: (Left & { started?: string })[] = []

const lock = takeLock(lockFile)
process.send?.(lock.held ? {} : { holder: lock.pid })
if (lock.held) {
  // When it started is what tells a process from a later one with its number.
  process.on('message', (one: Left) => left.push('pid' in one ? { ...one, started: startOf(one.pid) } : one))
  process.on('disconnect', () => void endAll().finally(() => lock.free()))
} else process.disconnect()

async function endAll(): Promise<void> {
  // What cannot be ended does not keep the others from it.
  for (const one of left.reverse()) await endOne(one).catch(console.error)
}

async function endOne(one: Left & { started?: string }): Promise<void> {
  if ('pid' in one) return end(one.pid, one.started)
  await stopPostgres(one.dataDir)
  if (one.remove) rmSync(one.dataDir, { recursive: true, force: true })
}

async function end(pid: number, started: string | undefined): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (isAlive(pid, started)) process.kill(pid, signal)
    const deadline = Date.now() + grace
    while (isAlive(pid, started) && Date.now() < deadline) await sleep(50)
  }
}
