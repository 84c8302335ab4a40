// One connection of the pool, as the query builder uses it. A repeated statement is sent as a named statement, which
// PostgreSQL plans once per connection. The driver pipelines: it sends a statement without waiting for earlier answers.
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import type { AtCommit } from './atCommit.ts'
import { DatabaseUnavailable, knownError } from './unavailable.ts'

/** Limit of named statements in the whole process. Each takes about 40 kB on every connection. */
const mostNames = 400
/** A statement with more parameters usually varies with the number of rows, so its text is rarely repeated. */
const mostParameters = 40

const names = new Map<string, string>()

/** A page after the first is rarely asked for twice. */
const isLaterPage = (text: string) => / offset [1-9]\d*$/.test(text)

function nameOf(text: string): string | undefined {
  if (isLaterPage(text)) return undefined
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}

/** Begins a transaction that only reads. */
export const beginReadOnly = 'begin read only'

const isTransactionControl = (text: string) => /^(begin|commit|rollback)\b/.test(text)

export class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #atCommit: readonly AtCommit[]
  /** What goes with the commit of this transaction, by what it has written. */
  readonly #due = new Set<AtCommit>()
  /** Whether this transaction began as one that may write. */
  #mayWrite = true
  /** Whether a statement of this transaction could not be sent. */
  #isIncomplete = false
  #isLost = false

  constructor(client: pg.PoolClient, atCommit: readonly AtCommit[] = []) {
    this.#client = client
    this.#atCommit = atCommit
  }

  /** Sends statements in the order of the calls. `begin`, `commit` and `rollback` return one row: the command done. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (isTransactionControl(sql)) return { rows: [{ command: await this.#control(sql) } as Row] }
    if (this.#mayWrite) for (const one of this.#atCommit) if (one.isWrite(sql, parameters)) this.#due.add(one)
    const { rows, rowCount } = await this.#send({
      name: parameters.length > mostParameters ? undefined : nameOf(sql),
      text: sql,
      values: this.#written(parameters),
    })
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  /** The database does not know about a statement that could not be sent. It fails the transaction like any other. */
  async #control(text: string): Promise<string> {
    if (text.startsWith('begin')) this.#mayWrite = text !== beginReadOnly
    const isEmptied = this.#isIncomplete && text === 'commit'
    this.#isIncomplete = false
    const due = text === 'commit' && !isEmptied ? [...this.#due] : []
    this.#due.clear()
    const planned = due.map(({ statement }) => this.executeQuery(statement))
    // Only a named statement is gathered with those after it (socket.ts).
    const name = text.startsWith('begin') ? nameOf(text) : undefined
    const [{ command }] = await Promise.all([
      this.#send({ name, text: isEmptied ? 'rollback' : text }),
      ...planned,
    ])
    return command
  }

  async #send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.#client.query(query)
    } catch (error) {
      const known = knownError(error, this.#mayWrite)
      this.#isLost ||= known instanceof DatabaseUnavailable
      throw known
    }
  }

  #written(values: readonly unknown[]): unknown[] {
    try {
      return values.map(written)
    } catch (error) {
      this.#isIncomplete = true
      throw error
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('a pipelined connection cannot stream')
  }

  /** Returns the connection to the pool. It is closed instead if it failed, its transaction is open or its state is
   *  unknown. */
  release(): void {
    this.#client.release(this.#isLost || this.#client.getTransactionStatus() !== 'I')
  }
}

/** JSON is serialised here, so that a value that cannot be serialised fails before anything is sent. The driver would
 *  close the named statement on the server and continue to use its name. */
function written(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array)
    return value
  return Array.isArray(value) ? value.map(written) : JSON.stringify(value)
}
