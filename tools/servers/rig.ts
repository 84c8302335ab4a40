// One installation as it is run on several machines: a PostgreSQL, a store of files, servers with data folders of their
// own, and haproxy with the file of deploy/. Everything is on the loopback, in temporary folders.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import S3rver from 's3rver'
import { loadSecrets } from '../../packages/server/src/app/secrets.ts'
import { morning } from '../bench/data.ts'
import { endChild } from '../bench/started.ts'
import type { Closers } from '../lib/closers.ts'
import { makeDatabase } from '../lib/make-database.ts'
import { checkout } from '../lib/place.ts'
import { freePort } from '../lib/ports.ts'
import { Problem } from '../lib/problem.ts'
import { startTemporaryPostgres, temporaryFolder } from '../lib/temporary-postgres.ts'
import { buildWeb } from '../lib/web-build.ts'
import { isReady, type Server, serverOf } from './daybook.ts'
import { unpackVersion } from './earlier.ts'
import { startPooler } from './pooler.ts'

const bucket = 'daybook'

export interface Rig {
  /** Through the proxy. */
  url: string
  ownerUrl: string
  servers: readonly [Server, Server]
}

export interface RigOptions {
  /** Seconds. */
  drain: number
  /** A PgBouncer, by its path; undefined: servers reach PostgreSQL directly. */
  pgbouncer: string | undefined
  /** A tag or a commit, whose servers are replaced by those of this checkout; undefined: this checkout. */
  from: string | undefined
}

export async function startRig(things: Closers, { drain, pgbouncer, from }: RigOptions): Promise<Rig> {
  await buildWeb()
  const folder = await temporaryFolder()
  things.add(folder.remove)
  const postgres = await startTemporaryPostgres()
  things.add(postgres.stop)
  const ownerUrl = await makeDatabase(postgres.url, 'daybook')
  const secrets = loadSecrets(join(folder.path, 'secrets.json'))
  const env = {
    DATABASE_URL: ownerUrl,
    DAYBOOK_SECRETS: JSON.stringify(secrets),
    DAYBOOK_NOW: morning,
    DRAIN_SECONDS: String(drain),
    SERVERS: '2',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'warn',
    // There is nothing to lose, and a newer version asks for a backup of a database of one's own.
    BACKUP_BEFORE_UPGRADE: 'false',
    ...(await startStore(things, folder.path)),
    ...(pgbouncer && {
      DATABASE_POOLER: await startPooler(things, { pgbouncer, ownerUrl, secrets, folder: folder.path }),
    }),
  }
  const serverAt = async (name: string): Promise<Server> => {
    const server = serverOf({
      ...env,
      DATA_DIR: join(folder.path, name),
      PORT: String(await freePort()),
    })
    things.add(server.stop)
    return server
  }
  const servers = [await serverAt('one'), await serverAt('two')] as const
  const code = from && unpackVersion(from, join(folder.path, 'earlier'))
  // Both on an empty database, at the same moment.
  await Promise.all(servers.map((server) => server.start(code)))
  return { url: await startProxy(things, folder.path, servers), ownerUrl, servers }
}

async function startStore(things: Closers, folder: string): Promise<Record<string, string>> {
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await store.run()
  things.add(async () => void (await store.close()))
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
}

async function startProxy(things: Closers, folder: string, servers: readonly Server[]): Promise<string> {
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  const [one, two] = servers.map(({ url }) => new URL(url).host)
  const text = readFileSync(join(checkout, 'deploy/haproxy.cfg'), 'utf8')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace('10.0.0.11:8080', `${one}`)
    .replace('10.0.0.12:8080', `${two}`)
  writeFileSync(file, text)
  const proxy = spawn('haproxy', ['-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const failed = once(proxy, 'error').then(() => {
    throw new Problem('This needs haproxy: apt-get install haproxy')
  })
  things.add(() => endChild(proxy))
  const url = `http://127.0.0.1:${port}`
  const up = async () => {
    while (!(await isReady(url))) await pause(50)
  }
  await Promise.race([up(), failed])
  return url
}
