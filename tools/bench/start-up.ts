// Start-up time and memory at rest: the first start on an empty data folder (programs and web app exist already), the
// second start, and the memory of app and database when idle.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clusterDir } from '../lib/data-folder.ts'
import { cacheDir, checkout, makeFolder } from '../lib/place.ts'
import { freePort } from '../lib/ports.ts'
import { readPidFile } from '../lib/postgres-process.ts'
import { Problem } from '../lib/problem.ts'
import type { Ground } from './ground.ts'
import type { Part } from './part.ts'
import { childrenOf, megabytesOf } from './processes.ts'
import { endChild } from './started.ts'

/** Idle time before memory is measured. */
const rest = 10_000

export const startUp: Part = async (ground) => {
  const dataDir = makeFolder(join(cacheDir(), `start-up-${process.pid}`))
  ground.started.data(dataDir, { remove: true })
  try {
    const first = await startOnce(ground, dataDir)
    const second = await startOnce(ground, dataDir)
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

async function startOnce({ started, things }: Pick<Ground, 'started' | 'things'>, dataDir: string) {
  const began = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) }
  const child = spawn(process.execPath, [join(checkout, 'tools/start.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.process(child)
  things.add(() => endChild(child))
  const gone = once(child, 'exit').then(([code, signal]) => {
    throw new Problem(`npm start ended with ${signal ?? code}.`)
  })
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Daybook is ready') && resolve())
  })
  try {
    await Promise.race([ready, gone])
    const seconds = Math.round((performance.now() - began) / 100) / 10
    await Promise.race([sleep(rest), gone])
    const postmaster = readPidFile(clusterDir(dataDir))?.pid
    const database = postmaster ? [postmaster, ...childrenOf(postmaster)] : []
    return {
      seconds,
      appMegabytes: megabytesOf(child.pid ? [child.pid] : []),
      databaseMegabytes: megabytesOf(database),
    }
  } finally {
    gone.catch(() => undefined)
    await endChild(child)
  }
}
