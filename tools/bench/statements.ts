// Captures the statements that a request sends to the database, with their parameters, as text for any client.
import type { Kysely } from 'kysely'
import { listRoutes } from '../../packages/server/src/app/features.ts'
import { findActor } from '../../packages/server/src/features/auth/index.ts'
import { openDatabase } from '../../packages/server/src/platform/database/database.ts'
import type { DB } from '../../packages/server/src/platform/database/types.ts'
import { gate } from '../../packages/server/src/platform/http/gate.ts'
import { buildHttp } from '../../packages/server/src/platform/http/server.ts'
import type { Ground } from './ground.ts'
import { headersOf, type Sent } from './http.ts'

/** A logger without output. */
const silent = { info: () => undefined, error: () => undefined } as unknown as Parameters<
  typeof buildHttp
>[0]['log']

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

const isBegin = ({ sql }: Statement) => sql.startsWith('begin')

export interface Listener {
  /** Sends the request, which takes effect, and returns all of its statements from `begin` to `commit`. */
  statementsOf(sent: Sent): Promise<Statement[]>
  /** What is answered as well. */
  ask(sent: Sent): Promise<{ statements: Statement[]; body: string }>
  close(): Promise<void>
}

export async function listener({
  appUrl,
  clock,
  ids,
  tokens,
}: Pick<Ground, 'appUrl' | 'clock' | 'ids' | 'tokens'>): Promise<Listener> {
  const heard: Statement[] = []
  const { db, close } = openDatabase(appUrl, {
    maxConnections: 1,
    log: ({ query }) => void heard.push(query),
  })
  const platform = {
    db: db as Kysely<DB>,
    clock,
    ids,
    tokens,
    findActor,
    isClient: () => false,
    isFamilyClient: () => false,
    signInGate: gate({ atOnce: 1, mostWaiting: 0 }),
    writeGate: gate({ atOnce: 1, mostWaiting: 0 }),
    live: { publish: () => undefined },
    addresses: { sign: (key: string) => key },
    uploadTimeout: 0,
  }
  const { http } = await buildHttp({
    platform,
    routes: listRoutes(),
    log: silent,
    limits: { person: 1e9, address: 1e9 },
    trustProxy: false,
  })
  const ask: Listener['ask'] = async (sent) => {
    heard.length = 0
    const { method, path, body } = sent
    const answer = await http.inject({
      method,
      url: path,
      headers: headersOf(sent),
      payload: body as object,
    })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
    // The query builder logs a statement when its answer has been read. That of `begin` is read a little later.
    const statements = heard.toSorted((one, other) => Number(isBegin(other)) - Number(isBegin(one)))
    return { statements, body: answer.body }
  }
  return {
    ask,
    statementsOf: async (sent) => (await ask(sent)).statements,
    async close() {
      await http.close()
      await close()
    },
  }
}
