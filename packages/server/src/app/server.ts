import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import { webClient } from '@daybook/contract/kernel/client.ts'
import { requestTimeout } from '@daybook/contract/kernel/constants.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import pino, { type DestinationStream } from 'pino'
import { findActor } from '../features/auth/index.ts'
import { type Restorer, serveRestore } from '../features/backup/index.ts'
import { serveCalendarFeeds } from '../features/calendarFeed/index.ts'
import { serveDataExport } from '../features/dataExport/index.ts'
import { serveDirectories } from '../features/directory/index.ts'
import { serveFiles } from '../features/file/index.ts'
import { firstOperatorAddress } from '../features/invitation/index.ts'
import { serveCells } from '../features/recovery/recovery.cells.ts'
import { type Clock, clockFrom, systemClock } from '../platform/clock.ts'
import { codeMaker } from '../platform/codes/codes.ts'
import { mostConnections, openDatabase } from '../platform/database/database.ts'
import { defaultPatience, type Patience } from '../platform/database/patience.ts'
import { watchForSilence } from '../platform/database/silence.ts'
import { clientCheck } from '../platform/http/clients.ts'
import { gate } from '../platform/http/gate.ts'
import { ownAddresses } from '../platform/http/own.addresses.ts'
import { type PublicFetch, publicFetch } from '../platform/http/public.fetch.ts'
import { buildHttp } from '../platform/http/server.ts'
import { removeLeftUploads } from '../platform/http/upload.left.ts'
import { tokenMaker } from '../platform/identity.ts'
import { idsFrom, type RandomBytes } from '../platform/ids.ts'
import type { Route } from '../platform/implement.ts'
import { type AnyJob, startJobs } from '../platform/jobs.queries.ts'
import { serveLive } from '../platform/live/live.route.ts'
import { startLive } from '../platform/live/live.ts'
import { serveMetrics } from '../platform/metrics/metrics.server.ts'
import { argonPasswords, type Passwords } from '../platform/passwords.ts'
import { servePdf } from '../platform/pdf/pdf.route.ts'
import { fileAddresses } from '../platform/storage/addresses.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type BackupNotes, type BackupOptions, backupNotes, hasBackup, watchBackups } from './backups.ts'
import { closeAll } from './close.ts'
import type { Config } from './config.ts'
import { calendars, pdfs } from './features.generated.ts'
import { atCommit, makeJobs, makeRoutes, type Parts } from './features.ts'
import { serveHealth } from './health.ts'
import { type CertificateOf, type Home, installationFacts, shownCertificate } from './installation.ts'
import { openApi } from './openapi.ts'
import type { Secrets } from './secrets.ts'
import { sendersOf } from './senders.ts'

export interface ServerOptions {
  config: Pick<
    Config,
    | 'host'
    | 'port'
    | 'limits'
    | 'logLevel'
    | 'trustProxy'
    | 'startAt'
    | 'cell'
    | 'clients'
    | 'passwordFormats'
    | 'publicUrl'
    | 'smtp'
    | 'sms'
    | 'mapTiles'
    | 'metrics'
    | 'databasePooler'
    | 'drainSeconds'
  >
  secrets: Secrets
  /** Connection string of the owner, for the job queue. Without it no jobs run (tests run them by hand). */
  ownerUrl?: string
  /** Connection string of the application's role. */
  appUrl: string
  /** Where the content of files is kept. */
  storage: Storage
  /** Milliseconds within which an uploaded file has to arrive. */
  uploadTimeout?: number
  /** The built web app. Without it only the API is served. */
  webRoot?: string
  /** The folder of the language packs. The default is the one in the built app. */
  languageRoot?: string
  clock?: Clock
  /** Operations to use instead of the product's, for tests of the platform. */
  routes?: readonly Route[]
  /** Serves additional addresses, such as the demo's pictures. */
  serveMore?: (http: FastifyInstance) => void
  /** The accounts that the sign-in page offers. Only for demo data. */
  demoAccounts?: readonly DemoAccount[]
  passwords?: Passwords
  random?: RandomBytes
  /** Whether it is a copy, which sends nothing to people. */
  holdsMessages?: boolean
  /** A push service on this machine, for tests. */
  testPushService?: string
  /** The internet of tests. */
  publicFetch?: PublicFetch
  /** Undefined where the database is backed up by other means. */
  backups?: BackupOptions
  home?: Home
  /** Restores a backup while there is nobody. Undefined where it is not done in the browser. */
  restorer?: Restorer | undefined
  /** The internet of tests. */
  certificateOf?: CertificateOf
  /** How long to wait for the database. */
  patience?: Patience
  /** Milliseconds after which a database that answers nothing counts as gone. */
  silence?: number
  /** Writes the log here instead of standard output. */
  logTo?: DestinationStream
}

/** A quarter of the connections is left for what only reads. */
const writesAtOnce = Math.floor(mostConnections * 0.75)

/** Each sign-in holds a database connection while it checks a password. A hundred take about two seconds. */
const signInLimits = { atOnce: 4, mostWaiting: 100 }

export interface RunningServer {
  url: string
  /** Where Prometheus reads, if it is configured. */
  metricsUrl: string | undefined
  /** Takes notes of scheduled backups. */
  backups: BackupNotes
  http: FastifyInstance
  /** What its worker runs. */
  jobs: readonly AnyJob[]
  /** Makes a one-time address that makes whoever opens it the operator; undefined when there is one. */
  firstRun(origin: string): Promise<string | undefined>
  /** Lets running requests and jobs finish for some seconds, then closes. */
  close(): Promise<void>
}

/** Starts API, app and jobs on one port. Throws EADDRINUSE when the port is taken. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, secrets, ownerUrl, appUrl, webRoot, patience, storage, holdsMessages = false } = options
  const clock = options.clock ?? (config.startAt ? clockFrom(config.startAt) : systemClock)
  const log = pino({ level: config.logLevel }, options.logTo ?? pino.destination(1))
  const pooler = config.databasePooler
  const requestUrl = pooler ? Object.assign(new URL(appUrl), { host: pooler, search: '' }).toString() : appUrl
  const silence = watchForSilence(appUrl, log, options.silence)
  const onSocket = silence.track
  const database = openDatabase(requestUrl, { patience, atCommit, isPooled: pooler !== undefined, onSocket })
  const secret = Buffer.from(secrets.tokenKey, 'hex')
  const tokens = tokenMaker(secret, clock)
  const addresses = fileAddresses(secret, clock)
  const signInGate = gate(signInLimits)
  const ids = idsFrom(clock)
  const live = await startLive({ url: appUrl, clock, ids, log, onSocket })
  const platform = {
    db: database.db,
    clock,
    ids,
    tokens,
    findActor,
    isClient: clientCheck([webClient, ...config.clients]),
    isFamilyClient: clientCheck(config.clients),
    signInGate,
    writeGate: gate({
      atOnce: writesAtOnce,
      longestWait: (patience ?? defaultPatience).connection,
    }),
    live,
    addresses,
    uploadTimeout: options.uploadTimeout ?? requestTimeout,
  }
  let url = ''
  const reachable = () => (url ? ownAddresses(config.host, Number(new URL(url).port)) : [])
  // Those of a demonstration are made by the machine's clock.
  const watch = watchBackups(options.backups, (options.clock ?? systemClock).now)
  let runner: Awaited<ReturnType<typeof startJobs>> | undefined
  const parts: Parts = {
    backups: watch.read,
    isBackupLate: watch.isLate,
    installation: installationFacts({
      home: options.home,
      isPooled: pooler !== undefined,
      startedAt: clock.now(),
      storage,
      publicUrl: config.publicUrl,
      certificateOf: options.certificateOf ?? shownCertificate,
      sendsMail: config.smtp !== undefined,
      sendsSms: config.sms !== undefined,
      holdsMessages,
      isDemoClock: clock !== systemClock,
      isLive: live.isOpen,
      jobs: () => runner?.count(),
    }),
    tokens,
    passwords: options.passwords ?? argonPasswords(),
    passwordFormats: config.passwordFormats,
    random: options.random ?? randomBytes,
    log,
    storage,
    demoAccounts: options.demoAccounts ?? [],
    languageRoot: options.languageRoot ?? (webRoot && join(webRoot, 'language')),
    codes: codeMaker(Buffer.from(secrets.tokenKey, 'hex'), options.random ?? randomBytes),
    ...sendersOf({
      config,
      vapid: secrets.vapid,
      testService: options.testPushService,
      clock,
      log,
      holdsMessages,
    }),
    // Whoever reads a mail is at another device, which `localhost` would lead to itself.
    publicUrl: () => config.publicUrl ?? reachable()[0] ?? url,
    reachableAt: () => (config.publicUrl ? [config.publicUrl] : reachable()),
    publicOrigin: config.publicUrl && new URL(config.publicUrl).origin,
    publicFetch: options.publicFetch ?? publicFetch(),
    mapTiles: config.mapTiles ?? null,
  }
  const routes = options.routes ?? makeRoutes(parts)
  const app = webRoot && existsSync(webRoot) ? webRoot : undefined
  const { http, metrics, room } = await buildHttp({
    platform,
    routes,
    log,
    limits: config.limits,
    trustProxy: config.trustProxy,
    mapTiles: config.mapTiles?.url,
    page: app && readFileSync(join(app, 'index.html'), 'utf8'),
  })
  serveLive(http, platform, live, log)
  serveFiles(http, { storage, addresses, tokens })
  serveCells(http, { ...parts, db: database.db, clock })
  serveDirectories(http, { ...parts, db: database.db, clock })
  serveCalendarFeeds(http, { db: database.db, clock, sources: Object.values(calendars) })
  servePdf(http, { db: database.db, storage, addresses, clock, findActor, log, sources: pdfs })
  serveDataExport(http, { db: database.db, addresses, clock, storage })
  if (options.restorer) serveRestore(http, { db: database.db, clock, restorer: options.restorer })
  serveOpenApi(http, routes)
  let isEnding = false
  serveHealth(http, { db: database.db, room, watch, live, isEnding: () => isEnding })
  options.serveMore?.(http)
  if (app) await serveApp(http, app)
  url = await http.listen({ host: config.host, port: config.port ?? 8080 }).catch(async (error: unknown) => {
    await Promise.all([live.close(), silence.stop()])
    throw error
  })
  void removeLeftUploads(systemClock).catch((error: unknown) => log.warn(error, 'left uploads stay'))
  const jobs = makeJobs(parts)
  runner = ownerUrl
    ? await startJobs({ jobs, ownerUrl, db: database.db, clock, log, live, patience, onSocket })
    : undefined
  metrics.watch({
    pool: database.pool,
    jobs: runner?.count,
    streams: live.count,
    isLive: live.isOpen,
    hasBackup: () => hasBackup(watch),
  })
  const metricsServer =
    config.metrics &&
    (await serveMetrics({ registry: metrics.registry, failing: runner?.failing }, config.metrics))
  return {
    url,
    metricsUrl: metricsServer?.url,
    http,
    jobs,
    backups: backupNotes({ watch, db: database.db, clock, ids, live, metrics, log }),
    firstRun: (origin) => firstOperatorAddress({ db: database.db, clock, ids, random: parts.random }, origin),
    async close() {
      isEnding = true
      await pause((config.drainSeconds ?? 0) * 1000)
      await closeAll({ http, runner, live, silence, closeDatabase: database.close, log })
      await metricsServer?.close()
    },
  }
}

/** The document is built on the first request and kept, because the operations of a running server do not change. */
function serveOpenApi(http: FastifyInstance, routes: readonly Route[]): void {
  let document: string | undefined
  http.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(routes))
    return reply.type('application/json; charset=utf-8').send(document)
  })
}

/** Files with a hash in their name never change. The page itself is always revalidated. */
async function serveApp(http: FastifyInstance, root: string): Promise<void> {
  await http.register(fastifyStatic, {
    root,
    index: 'index.html',
    cacheControl: false,
    // The build puts its manifest in `.vite`, for tools only.
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const lasting = path.includes(`${join(root, 'assets')}`)
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
