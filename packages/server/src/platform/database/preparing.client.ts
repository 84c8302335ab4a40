// A connection that keeps the plans of its statements and does not wait for one answer before it sends the next
// question. Planning a query of several joins takes PostgreSQL longer than running it, so a text that comes again is
// sent as a named statement, which is planned once per connection. Its transactions are those of the protocol: `begin`
// and `commit` are understood here and never sent.
import pg from 'pg'
import { type Connection, type Packets, packetsOn } from './packets.ts'

/** Statements that get a name, in the whole process; each costs some 40 kB on every connection. */
const mostNames = 400
/** More parameters than this has a statement that differs with the number of its rows: its text hardly comes again. */
const mostParameters = 40

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}

/** What the driver's types leave out of a query. */
interface Inside {
  name: string | undefined
  queryMode: 'extended'
  callback: (error: Error | null, result: Result) => void
  submit: () => void
}
type Result = Pick<pg.QueryResult, 'command' | 'rows'>

export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true })
    const send = this.query.bind(this) as (question: pg.Query) => void
    const { connection } = this as unknown as { connection: Connection }
    // Who waits for an answer is told that there will be none, and who asks later cannot.
    this.on('error', () => undefined)
    this.once('connect', () => {
      const packets = packetsOn(connection)
      const ask = asker(send)
      const controls = controlsOf(packets, ask)
      // The driver's own method has a dozen signatures; the query builder uses the one of text and values.
      this.query = (async (text: string, values: unknown[]) => {
        const control = controls[text]
        if (control) return control()
        if (packets.state === 'failed') throw new Error('a statement of this transaction has failed')
        return ask(text, values)
      }) as pg.Client['query']
    })
  }
}

type Ask = (text: string, values: unknown[], submit?: () => void) => Promise<Result>

function asker(send: (question: pg.Query) => void): Ask {
  return (text, values, submit) => {
    // Made here, because the driver copies a description of a query property by property.
    const question = new pg.Query(text, values) as pg.Query & Inside
    question.queryMode = 'extended'
    if (submit) question.submit = submit
    else if (values.length <= mostParameters) question.name = nameOf(text)
    return new Promise((resolve, reject) => {
      question.callback = (error, result) => (error ? reject(error) : resolve(result))
      send(question)
    })
  }
}

/** What begins and ends a transaction. */
function controlsOf(packets: Packets, ask: Ask): Partial<Record<string, () => Promise<Result>>> {
  const answer = (command: string): Result => ({ command, rows: [] })
  const end = () => ask('', [], packets.end)
  return {
    async begin() {
      if (packets.state !== 'none') throw new Error('a transaction is under way')
      packets.open()
      return answer('BEGIN')
    },
    /** Answers ROLLBACK when one of its statements had failed. */
    async commit() {
      const command = packets.state === 'open' ? 'COMMIT' : 'ROLLBACK'
      await end()
      return answer(command)
    },
    /** Does not fail: of a connection that is lost nothing is kept. */
    async rollback() {
      if (packets.state === 'none') return answer('ROLLBACK')
      // To the protocol its end is a commit; what is begun within it takes over what is there, and can be undone.
      const undone = packets.state === 'open' ? [ask('begin', []), ask('rollback', [])] : []
      await Promise.allSettled([...undone, end()])
      return answer('ROLLBACK')
    },
  }
}
