// The real server on a database of its own, and a typed way to call it as somebody.
import { join } from 'node:path'
import { webClient } from '@daybook/contract/kernel/client.ts'
import type { AnswerOf, CallOf, Feature, Operation, Operations } from '@daybook/contract/kernel/feature.ts'
import { type ServerOptions, startServer } from '@daybook/server/app/server.ts'
import { openDatabase } from '@daybook/server/platform/database/database.ts'
import { inTenant } from '@daybook/server/platform/database/tenancy.ts'
import { tokenMaker } from '@daybook/server/platform/identity.ts'
import type { Job } from '@daybook/server/platform/jobs.queries.ts'
import { testDatabase } from './postgres.ts'
import { makeWorld, type Person, type World } from './world.ts'

const tokenKey = 'ab'.repeat(32)

export interface Answer<T> {
  status: number
  /** The data of a successful answer. */
  data: T
  error: string | undefined
  fields: Record<string, string> | undefined
  body: Record<string, unknown>
}

interface CallOptions {
  headers?: Record<string, string>
  /** Sent as Idempotency-Key. */
  key?: string
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
  as(person: Person | undefined): Caller
  /** An access token of the person's session, for a request that `as` cannot send. */
  tokenOf(person: Person): Promise<string>
  /** Runs a job once, as its worker would: with the application's role, in a transaction of one tenant. */
  run(job: Job, tenantId: string, payload?: unknown): Promise<void>
  close(): Promise<void>
}

type TestServerOptions = Partial<
  Pick<ServerOptions, 'webRoot' | 'languageRoot' | 'passwords' | 'random' | 'logTo' | 'routes'> &
    Pick<ServerOptions['config'], 'limits'>
>

export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await testDatabase()
  const world = await makeWorld(database.ownerUrl)
  const server = await startServer({
    config: {
      host: '127.0.0.1',
      port: 0,
      logLevel: options.logTo ? 'debug' : 'silent',
      trustProxy: true,
      startAt: undefined,
      limits: options.limits ?? { person: 1e6, address: 1e6 },
    },
    secrets: { tokenKey, appPassword: 'not used by the server' },
    appUrl: database.appUrl,
    languageRoot: join(import.meta.dirname, 'language'),
    clock: world.clock,
    ...options,
  })
  const tokens = tokenMaker(Buffer.from(tokenKey, 'hex'), world.clock)
  const tokenOf = (person: Person) => tokens.sign({ ...person, personId: person.id }, 3600)
  const as = (person: Person | undefined): Caller => ({
    call: async (feature, operation, input, options = {}) => {
      const token = person && (await tokenOf(person))
      const definition = feature.operations[operation] as Operation
      const response = await fetch(
        server.url + address(definition, input),
        request(definition, input, token, options),
      )
      const body = (await response.json()) as Record<string, unknown>
      const { data, error, fields } = body as { data: never; error?: string; fields?: Record<string, string> }
      return { status: response.status, data: definition.bare ? (body as never) : data, error, fields, body }
    },
  })
  const run: TestServer['run'] = async (job, tenantId, payload = {}) => {
    const { db, close } = openDatabase(database.appUrl, 1)
    const { clock, ids } = world
    const scope = { tenantId, personId: null, now: clock.now(), mode: 'write' } as const
    await inTenant(db, scope, (tx) => job.run({ tx, tenantId, clock, ids }, payload)).finally(close)
  }
  const close = async () => {
    await server.close()
    await world.close()
    await database.drop()
  }
  return { world, url: server.url, ownerUrl: database.ownerUrl, as, tokenOf, run, close }
}

function address(operation: Operation, input: object): string {
  const rest = new Map(
    Object.entries(input).filter(([name]) => !operation.body || name in (operation.query?.shape ?? {})),
  )
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of rest) if (value !== undefined) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

function request(
  operation: Operation,
  input: object,
  token: string | undefined,
  options: CallOptions,
): RequestInit {
  const headers: Record<string, string> = { 'Tenant-Id': '100001', ...options.headers }
  if (token) headers['Blade-Auth'] = `bearer ${token}`
  if (operation.access === 'client')
    headers.Authorization ??= `Basic ${Buffer.from(`${webClient.id}:${webClient.secret}`).toString('base64')}`
  if (options.key) headers['Idempotency-Key'] = options.key
  if (!operation.body) return { method: operation.method, headers }
  const names = Object.keys(operation.body.shape)
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)))
  return {
    method: operation.method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}
