// The real server on its own database, and a typed way to call it as a person.
import { join } from 'node:path'
import type { AnswerOf, CallOf, Feature, Operation, Operations } from '@daybook/contract/kernel/feature.ts'
import { type RunningServer, type ServerOptions, startServer } from '@daybook/server/app/server.ts'
import { openDatabase } from '@daybook/server/platform/database/database.ts'
import { inTenant } from '@daybook/server/platform/database/tenancy.ts'
import { tokenMaker } from '@daybook/server/platform/identity.ts'
import type { Job } from '@daybook/server/platform/jobs.queries.ts'
import { type Answer, type CallOptions, send } from './call.ts'
import { type TemplateDatabase, testDatabase } from './postgres.ts'
import { makeWorld, type Person, type World } from './world.ts'

const tokenKey = 'ab'.repeat(32)

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
  /** @param url of a server other than this one */
  as(person: Person | undefined, url?: string): Caller
  /** An access token of the person's session, for a request that `as` cannot send. */
  tokenOf(person: Person): Promise<string>
  /** Runs a job once, as the worker does: with the application's role, in a transaction of one tenant. */
  run(job: Job, tenantId: string, payload?: unknown): Promise<void>
  /** Starts a second server on the same database, like another process. It closes with this one. */
  another(over?: Partial<ServerOptions>): Promise<RunningServer>
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
    | 'patience'
  > &
    Pick<ServerOptions['config'], 'limits' | 'clients' | 'passwordFormats'> & {
      /** A database on another server than that of all API tests. */
      template: TemplateDatabase
    }
>

export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await testDatabase(options.template)
  const world = await makeWorld(database)
  const serverOptions: ServerOptions = {
    config: {
      host: '127.0.0.1',
      port: 0,
      logLevel: options.logTo ? 'debug' : 'silent',
      trustProxy: true,
      startAt: undefined,
      clients: options.clients ?? [],
      passwordFormats: options.passwordFormats ?? { md5: false, sm2PrivateKey: undefined },
      limits: options.limits ?? { person: 1e6, address: 1e6 },
    },
    secrets: { tokenKey, appPassword: 'not used by the server' },
    appUrl: database.appUrl,
    languageRoot: join(import.meta.dirname, 'language'),
    clock: world.clock,
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
  const run: TestServer['run'] = async (job, tenantId, payload = {}) => {
    const { db, close } = openDatabase(database.appUrl, { maxConnections: 1 })
    const { clock, ids } = world
    const scope = { tenantId, personId: null, now: clock.now(), mode: 'write' } as const
    await inTenant(db, scope, (tx) =>
      job.run({ tx, tenantId, clock, ids, publish: () => undefined }, payload),
    ).finally(close)
  }
  const close = async () => {
    await Promise.all([server, ...others].map((one) => one.close()))
    await world.close()
    await database.release()
  }
  const { ownerUrl, appUrl } = database
  const { reset } = world
  return { world, url: server.url, ownerUrl, appUrl, as, tokenOf, run, another, reset, close }
}
