// The jobs of all centres: how long one pass over 4,400 small centres takes, with everything to do and with nothing, and
// what it costs the server and PostgreSQL.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { readConfig } from '../../packages/server/src/app/config.ts'
import { watches } from '../../packages/server/src/app/features.generated.ts'
import { tellOfExpiringFood } from '../../packages/server/src/features/food/food.jobs.ts'
import { releaseNotices } from '../../packages/server/src/features/notice/notice.release.ts'
import { makeTasksOfTheDay } from '../../packages/server/src/features/task/task.jobs.ts'
import { watchJobs } from '../../packages/server/src/features/watch/index.ts'
import { systemClock } from '../../packages/server/src/platform/clock.ts'
import { openDatabase } from '../../packages/server/src/platform/database/database.ts'
import { type AnyJob, startJobs } from '../../packages/server/src/platform/jobs.queries.ts'
import { closers } from '../lib/closers.ts'
import { openData } from '../lib/open-data.ts'
import { cacheDir, makeFolder } from '../lib/place.ts'
import { withClient } from './ground.ts'

const centres = 4400

export async function jobs(): Promise<Record<string, Record<string, number>>> {
  const dataDir = makeFolder(join(cacheDir(), `jobs-${process.pid}`))
  const things = closers()
  try {
    const config = { ...readConfig({}), demo: false }
    const { ownerUrl, appUrl } = await openData({ config, dataDir, durable: true, opened: things.add })
    await makeCentres(ownerUrl)
    const postmaster = Number(
      readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
    )
    const rows: Record<string, Record<string, number>> = {}
    const measured: Record<string, AnyJob[]> = {
      'watch, at start': watchJobs({ watches: Object.values(watches) }),
      'tasks of the day': [makeTasksOfTheDay],
      'tasks of the day, again': [makeTasksOfTheDay],
      'food near expiry': [tellOfExpiringFood],
      'notices, none due': [releaseNotices],
    }
    for (const [name, all] of Object.entries(measured))
      rows[name] = await pass({ ownerUrl, appUrl, postmaster }, all)
    return rows
  } finally {
    await things.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const makeCentres = (url: string) =>
  withClient(url, async (client) => {
    await client.query(`do $$ begin
      for n in 1..${centres} loop
        perform set_config('app.tenant_id', (100000 + n)::text, true);
        insert into centre (name) values ('Centre ' || n);
      end loop; end $$`)
    await client.query('vacuum analyze')
  })

/** Starts a server's worker with these jobs and waits until the queue has nothing left that is due. */
async function pass({ ownerUrl, appUrl, postmaster }: Where, all: readonly AnyJob[]) {
  const { db, close } = openDatabase(appUrl)
  const log = pino({ level: 'silent' })
  const live = { publish: () => undefined }
  const before = { node: process.cpuUsage(), postgres: secondsOf(postmaster), at: performance.now() }
  const atStart = all.map((job) => ('run' in job ? Object.assign({}, job, { atStart: true }) : job))
  const runner = await startJobs({ jobs: atStart, ownerUrl, db, clock: systemClock, log, live })
  await withClient(ownerUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query('select from graphile_worker.jobs where run_at <= now() limit 1')
      if (rows.length === 0) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  const seconds = (performance.now() - before.at) / 1000
  const { user, system } = process.cpuUsage(before.node)
  const postgres = secondsOf(postmaster) - before.postgres
  await runner.stop()
  await close()
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    seconds: round(seconds),
    'CPU of Node': round((user + system) / 1e6),
    'CPU of PostgreSQL': round(postgres),
  }
}

interface Where {
  ownerUrl: string
  appUrl: string
  postmaster: number
}

/** CPU time of PostgreSQL's processes, also of those that have ended. */
function secondsOf(postmaster: number): number {
  const hundredths = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const [, parent, ...times] = statOf(pid)
      if (Number(pid) === postmaster) return times.slice(9, 13)
      return Number(parent) === postmaster ? times.slice(9, 11) : []
    })
  return hundredths.reduce((sum, one) => sum + Number(one), 0) / 100
}

function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
