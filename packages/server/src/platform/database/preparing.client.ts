// A connection that keeps the plans of its statements and does not wait for one answer before it sends the next
// question. Planning a query of several joins takes PostgreSQL longer than running it, so a text that comes again is
// sent as a named statement, which is planned once per connection.
import pg from 'pg'
import { answerTogether, type Connection } from './packets.ts'

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
  callback: (error: Error | null, result: pg.QueryResult) => void
}

export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true })
    const send = this.query.bind(this) as (question: pg.Query) => void
    const { connection } = this as unknown as { connection: Connection }
    this.once('connect', () => answerTogether(connection))
    // The driver's own method has a dozen signatures; the query builder uses the one of text and values.
    this.query = ((text: string, values: unknown[]) => {
      // Made here, because the driver copies a description of a query property by property.
      const question = new pg.Query(text, values) as pg.Query & Inside
      question.queryMode = 'extended'
      if (values.length <= mostParameters) question.name = nameOf(text)
      return new Promise((resolve, reject) => {
        question.callback = (error, result) => (error ? reject(error) : resolve(result))
        send(question)
      })
    }) as pg.Client['query']
  }
}
