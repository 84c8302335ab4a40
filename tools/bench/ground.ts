// The set-up of the measurements: a durable database with 200 centres, a signed-in teacher in each, and the server in its
// own process.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { readConfig } from '../../packages/server/src/app/config.ts'
import { clockFrom } from '../../packages/server/src/platform/clock.ts'
import { tokenMaker } from '../../packages/server/src/platform/identity.ts'
import { idsFrom } from '../../packages/server/src/platform/ids.ts'
import type { Closers } from '../lib/closers.ts'
import { clusterDir } from '../lib/data-folder.ts'
import { openData } from '../lib/open-data.ts'
import { checkout } from '../lib/place.ts'
import { freePort } from '../lib/ports.ts'
import { readPidFile } from '../lib/postgres-process.ts'
import { Problem } from '../lib/problem.ts'
import { dataFolder, fillData, morning, sweep } from './data.ts'
import { type Desk, takeSeats } from './desks.ts'
import { endChild, type Started } from './started.ts'

export interface Ground {
  /** The server's address. */
  url: string
  serverPid: number
  databasePid: number
  appUrl: string
  ownerUrl: string
  /** In step with the server's clock. */
  clock: ReturnType<typeof clockFrom>
  ids: ReturnType<typeof idsFrom>
  tokens: ReturnType<typeof tokenMaker>
  desks: Desk[]
  /** Also among the desks: the centre with ten years, if all centres are there. */
  old: Desk
  things: Closers
  started: Started
  /** Deletes what was recorded so far. */
  sweep(): Promise<void>
  /** Rejects when the server ends by itself. */
  failed: Promise<never>
}

export async function openGround(things: Closers, started: Started, centres: number): Promise<Ground> {
  const dataDir = dataFolder()
  started.data(dataDir)
  const config = { ...readConfig({}), demo: false, startAt: new Date(morning) }
  const data = await openData({ config, dataDir, durable: true, opened: things.add })
  const tenantIds = await fillData(data.ownerUrl, centres)
  const clock = clockFrom(new Date(morning))
  const ids = idsFrom(clock)
  const tokens = tokenMaker(Buffer.from(data.secrets.tokenKey, 'hex'), clock)
  const seats = await takeSeats(data.ownerUrl, { tenantIds, ids })
  const desks = await Promise.all(
    seats.map(async (seat) => ({ ...seat, token: await tokens.sign(seat, 86_400) })),
  )
  const old = desks.at(-1)
  if (old?.tenantId !== tenantIds.at(-1) || !old)
    throw new Problem('The centre with ten years has no teacher.')
  const port = await freePort()
  const server = launch(dataDir, port)
  started.process(server)
  things.add(() => endChild(server))
  const failed = new Promise<never>((_, reject) =>
    server.once('exit', (code, signal) =>
      reject(new Problem(`The server ended with ${signal ?? code} while it was measured.`)),
    ),
  )
  await Promise.race([new Promise((ready) => server.once('message', ready)), failed])
  // It also ends at the end, when nobody waits for it any more.
  failed.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${port}`,
    serverPid: server.pid ?? 0,
    databasePid: readPidFile(clusterDir(dataDir))?.pid ?? 0,
    appUrl: data.appUrl,
    ownerUrl: data.ownerUrl,
    clock,
    ids,
    tokens,
    desks,
    old,
    things,
    started,
    sweep: () => sweep(data.ownerUrl),
    failed,
  }
}

function launch(dataDir: string, port: number): ChildProcess {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DAYBOOK_NOW: morning }
  return spawn(process.execPath, [join(checkout, 'tools/bench/server.ts')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}
