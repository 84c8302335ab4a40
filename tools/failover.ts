// npm run test:failover [-- --kills 5 --halts 3]: three PostgreSQL servers kept by Patroni, a Daybook that reaches them by
// `DATABASE_URL=…@one,two,three`, devices that record meanwhile, and sleeping children whose checks are missed meanwhile.
// The primary is moved on purpose, killed, and halted without closing its connections. Needs Debian's packages patroni,
// etcd-server, postgresql and python3-psycopg2; everything is on the loopback.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { severalHosts, withPrimary } from '../packages/server/src/platform/database/primary.ts'
import { morning, withClient } from './bench/data.ts'
import { type Sending, startDevices } from './failover/devices.ts'
import { type Cluster, type Node, startCluster } from './failover/nodes.ts'
import { findSleepers, type LayDown } from './failover/sleepers.ts'
import type { Closers } from './lib/closers.ts'
import { freePort } from './lib/ports.ts'
import { Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'
import { temporaryFolder } from './lib/temporary-postgres.ts'
import { trial } from './lib/trial.ts'
import { buildWeb } from './lib/web-build.ts'
import { countLost, serverOf } from './servers/daybook.ts'
import { takeDesk } from './servers/load.ts'

/** Seconds of work before and after. */
const quiet = 3
/** Seconds within which an entry has to be accepted again. */
const longest = 60

await trial((things) => {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '5' }, halts: { type: 'string', default: '3' } },
  })
  return run(things, { kills: Number(values.kills), halts: Number(values.halts) })
})

async function run(things: Closers, { kills, halts }: { kills: number; halts: number }): Promise<void> {
  const folder = await temporaryFolder()
  things.add(folder.remove)
  const cluster = await step('Three database servers', () => startCluster(things, folder.path))
  const databaseUrl = await makeDatabase(cluster)
  const url = await step('Daybook', () => startDaybook(things, join(folder.path, 'data'), databaseUrl))
  const ownerUrl = await primaryUrl(databaseUrl)
  const desk = await takeDesk({ url, ownerUrl })
  const layDown = await findSleepers(url, desk)
  const devices = startDevices(url, desk)
  const trial = { devices, cluster, layDown }
  await pause(quiet * 1000)
  const rows = [await during('moved on purpose', trial, () => cluster.move())]
  const lose = (what: string, end: (node: Node) => void) =>
    during(what, trial, (heard) => losePrimary(cluster, end, heard))
  for (let kill = 1; kill <= kills; kill++)
    rows.push(await lose(`killed, time ${kill}`, (node) => node.kill()))
  for (let halt = 1; halt <= halts; halt++)
    rows.push(await lose(`silent, time ${halt}`, (node) => node.halt()))
  await devices.stop()
  console.table(rows)
  const { lost, twice } = await countLost(await primaryUrl(databaseUrl), devices.accepted)
  const errors = devices.refused.get('500') ?? 0
  detail(
    `${devices.accepted.length} entries accepted: ${lost} lost, ${twice} doubled; ${errors} answers with 500.`,
  )
  if (lost + twice + errors > 0) throw new Problem('The database servers have to be replaced without a loss.')
}

function primaryUrl(databaseUrl: string): Promise<string> {
  return withPrimary(severalHosts(databaseUrl) ?? databaseUrl)
}

async function makeDatabase({ nodes, password }: Cluster): Promise<string> {
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join()
  const at = (database: string) =>
    `postgres://postgres:${password}@${hosts}/${database}?target_session_attrs=read-write`
  await withClient(await primaryUrl(at('postgres')), (client) => client.query('create database daybook'))
  return at('daybook')
}

async function startDaybook(things: Closers, dataDir: string, databaseUrl: string): Promise<string> {
  await buildWeb()
  const server = serverOf({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    DAYBOOK_NOW: morning,
    LOG_LEVEL: 'error',
  })
  things.add(server.stop)
  await server.start()
  return server.url
}

/** Loses the primary. It is started again when another one has taken over and a manager has heard of every missed check. */
async function losePrimary({ primary }: Cluster, end: (node: Node) => void, heard: Promise<unknown>) {
  const lost = await primary()
  if (!lost) throw new Problem('There is no database server to lose.')
  end(lost)
  const until = Date.now() + longest * 1000
  for (let next = await primary(); !next || next === lost; next = await primary()) {
    if (Date.now() > until) throw new Problem('No other database server takes over.')
    await pause(200)
  }
  await heard
  lost.kill()
  lost.start()
}

interface Trial {
  devices: Sending
  cluster: Cluster
  layDown: LayDown
}

/** What the devices and a manager notice of it. */
async function during(
  what: string,
  { devices, cluster, layDown }: Trial,
  act: (heard: Promise<unknown>) => Promise<void>,
) {
  const { accepted, acceptedAt, refused } = devices
  const listen = await layDown()
  const [before, known] = [accepted.length, new Map(refused)]
  const heard = listen()
  const [late] = await Promise.all([heard, act(heard)])
  await cluster.settled()
  await pause(quiet * 1000)
  const times = acceptedAt.slice(Math.max(0, before - 1))
  const gaps = times.slice(1).map((at, i) => at - (times[i] ?? at))
  const answers = [...refused].map(([status, count]) => [status, count - (known.get(status) ?? 0)] as const)
  return {
    primary: what,
    entries: accepted.length - before,
    'longest without one, s': seconds(Math.max(0, ...gaps)),
    'latest alarm, s': seconds(Math.max(...late)),
    'sent again because of': answers
      .flatMap(([status, count]) => (count > 0 ? `${status}: ${count}` : []))
      .join(', '),
  }
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10
}
