// Start-up time and memory at rest: the first start on an empty data folder (programs and web app exist already), the
// second start, and the memory of app and database when idle.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheDir, checkout, makeFolder } from '../lib/place.ts'
import { freePort } from '../lib/ports.ts'
import type { Part } from './part.ts'

/** Idle time before memory is measured. */
const rest = 10_000

export const startUp: Part = async () => {
  const dataDir = makeFolder(join(cacheDir(), `start-up-${process.pid}`))
  try {
    const first = await startOnce(dataDir)
    const second = await startOnce(dataDir)
    return {
      'first start, empty data folder': { seconds: first.seconds },
      'second start': { seconds: second.seconds },
      'app at rest': { 'memory MB': second.appMegabytes },
      'database at rest': { 'memory MB': second.databaseMegabytes },
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function startOnce(dataDir: string) {
  const began = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) }
  const child = spawn(process.execPath, [join(checkout, 'tools/start.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Daybook is ready') && resolve())
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
  })
  const seconds = Math.round((performance.now() - began) / 100) / 10
  await sleep(rest)
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const databaseMegabytes = megabytes([postmaster, ...childrenOf(postmaster)])
  const appMegabytes = megabytes([child.pid ?? 0])
  child.kill('SIGTERM')
  await ended
  return { seconds, appMegabytes, databaseMegabytes }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // State and parent follow the program's name, which may contain anything.
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) === parent
      } catch {
        return false
      }
    })
}

/** The total memory of these processes. Shared memory counts once. */
function megabytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  )
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024)
}
