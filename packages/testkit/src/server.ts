// The real server on its own database, and a typed way to call it as a person.
import { join } from 'node:path'
import type { AnswerOf, CallOf, Feature, Operation, Operations } from '@daybook/contract/kernel/feature.ts'
import { atCommit } from '@daybook/server/app/features.ts'
import { type RunningServer, type ServerOptions, startServer } from '@daybook/server/app/server.ts'
import { type Database, openDatabase } from '@daybook/server/platform/database/database.ts'
import { tokenMaker } from '@daybook/server/platform/identity.ts'
import { type AnyJob, runJob } from '@daybook/server/platform/jobs.queries.ts'
import { type Answer, type CallOptions, send } from './call.ts'
import { tokenKey } from './codes.ts'
import { testInternet } from './internet.ts'
import { type TemplateDatabase, testDatabase } from './postgres.ts'
import { waitingJobs } from './queue.ts'
import { type TestStorage, testStorage } from './storage.ts'
import { makeWorld, type Person, type World } from './world.ts'

/** A key pair of tests, made with web-push. */
const vapid = {
  publicKey: 'BIHTW33vkc3BFely4DpvwgFUShFAru0usiMos7bmrxDOtVGZ6pQEbBHuQzoZOP_OS1mObL36fjGXNgnt2FJRd-c',
  privateKey: 'snexRkNv1X0fqfmQII1CowdX_60Gj7jdnBeghPcF8Pw',
}

export interface Caller {
  call<O extends Operations, K extends keyof O>(
    feature: Feature<O>,
    operation: K,
    input: CallOf<O[K]>,
    options?: CallOptions,
  ): Promise<Answer<AnswerOf<O[K]>>>
}

export interface TestServer {
  world: World
  url: string
  ownerUrl: string
  appUrl: string
  jobs: readonly AnyJob[]
  storage: TestStorage
  config: ServerOptions['config']
  /** @param url of a server other than this one */
  as(person: Person | undefined, url?: string): Caller
  /** An access token of the person's session, for a request that `as` cannot send. */
  tokenOf(person: Person): Promise<string>
  /** Runs a job once, as the worker does: with the application's role, in a transaction of one tenant. */
  run(job: AnyJob, tenantId: string, payload?: unknown): Promise<void>
  /** Runs the jobs that wait, whatever their time, each once. Returns their names. One that fails goes on waiting. */
  runPlanned(): Promise<string[]>
  /** Starts a second server on the same database, like another process. It closes with this one. */
  another(over?: Partial<ServerOptions>): Promise<RunningServer>
  /** Closes what `another` has started. */
  closeOthers(): Promise<void>
  /** Puts the rows, the clock and the ids of the world back to how they were at the start. */
  reset(): Promise<void>
  close(): Promise<void>
}

type TestServerOptions = Partial<
  Pick<
    ServerOptions,
    | 'webRoot'
    | 'demoAccounts'
    | 'languageRoot'
    | 'passwords'
    | 'random'
    | 'logTo'
    | 'routes'
    | 'serveMore'
    | 'backups'
    | 'patience'
    | 'testPushService'
    | 'publicFetch'
  > &
    Pick<ServerOptions['config'], 'limits' | 'clients' | 'passwordFormats' | 'smtp' | 'sms' | 'cell'> & {
      /** A database on another server than that of all API tests. */
      template: TemplateDatabase
    }
>

/** Servers as they are by default that no test needs now. */
const idle: TestServer[] = []

/** A server with the rows of the world. One without options is lent out, and whoever closes it gives it back: it has its
 *  connections, and PostgreSQL its plans. It ends with the worker. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  if (Object.keys(options).length > 0) return startTestServer(options)
  const server = idle.pop() ?? (await startTestServer({}))
  await server.reset()
  return { ...server, close: () => giveBack(server) }
}

async function giveBack(server: TestServer): Promise<void> {
  await server.closeOthers()
  server.storage.contents.clear()
  server.storage.failWith = undefined
  idle.push(server)
}

async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const database = await testDatabase(options.template)
  const world = await makeWorld(database)
  const storage = testStorage()
  const serverOptions: ServerOptions = {
    config: {
      host: '127.0.0.1',
      port: 0,
      logLevel: options.logTo ? 'debug' : 'silent',
      trustProxy: true,
      startAt: undefined,
      clients: options.clients ?? [],
      publicUrl: 'https://daybook.example.org',
      smtp: options.smtp,
      // Nobody listens there.
      sms: options.sms ?? { url: 'http://127.0.0.1:9', secret: 'a secret of tests' },
      passwordFormats: options.passwordFormats ?? { md5: false, sm2PrivateKey: undefined },
      cell: options.cell,
      limits: options.limits ?? { person: 1e6, address: 1e6 },
    },
    secrets: { tokenKey, appPassword: 'not used by the server', vapid },
    appUrl: database.appUrl,
    storage,
    languageRoot: join(import.meta.dirname, 'language'),
    clock: world.clock,
    publicFetch: testInternet,
    certificateOf: async () => 'unreachable',
    ...options,
  }
  const server = await startServer(serverOptions)
  const others: RunningServer[] = []
  const another = async (over?: Partial<ServerOptions>) => {
    const other = await startServer({ ...serverOptions, ...over })
    others.push(other)
    return other
  }
  const tokens = tokenMaker(Buffer.from(tokenKey, 'hex'), world.clock)
  const tokenOf = (person: Person) => tokens.sign({ ...person, personId: person.id }, 3600)
  const as = (person: Person | undefined, url = server.url): Caller => ({
    call: async (feature, operation, input, options = {}) => {
      const token = person && (await tokenOf(person))
      const definition = feature.operations[operation] as Operation
      return send(url, definition, input, { token, ...options })
    },
  })
  // Opened with the first job, and kept, because a new connection plans every statement again.
  let worker: Database | undefined
  const run: TestServer['run'] = async (job, tenantId, payload = {}) => {
    worker ??= openDatabase(database.appUrl, { atCommit })
    await runJob({ db: worker.db, ...world }, job, tenantId, payload)
  }
  const runPlanned = async () => {
    const planned = await waitingJobs(database.ownerUrl)
    for (const { name, payload, start, done, giveBack } of planned) {
      const job = server.jobs.find((one) => one.name === name)
      await start()
      try {
        if (job) await run(job, payload.tenantId, payload)
      } catch (error) {
        await giveBack()
        throw error
      }
      await done()
    }
    // Most writes plan the job that looks at who is watched; a test names those of its own.
    return planned.map(({ name }) => name).filter((name) => name !== 'watch')
  }
  const closeOthers = async () => {
    await Promise.all(others.splice(0).map((one) => one.close()))
  }
  const close = async () => {
    await Promise.all([server, worker].map((one) => one?.close()))
    await closeOthers()
    await world.close()
    await database.release()
  }
  const { ownerUrl, appUrl } = database
  const { reset } = world
  const { url, jobs } = server
  const { config } = serverOptions
  return {
    world,
    url,
    jobs,
    ownerUrl,
    appUrl,
    storage,
    config,
    as,
    tokenOf,
    run,
    runPlanned,
    another,
    closeOthers,
    reset,
    close,
  }
}
