// A connection that keeps the plans of its statements and does not wait for one answer before it sends the next
// question. Planning a query of several joins takes PostgreSQL longer than running it, so a text that comes again is
// sent as a named statement, which is planned once per connection.
import pg from 'pg'

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

interface Corkable {
  cork(): void
  uncork(): void
}

/** What the driver's types leave out of a query. */
interface Named {
  name: string | undefined
  callback: (error: Error | null, result: pg.QueryResult) => void
}

export class PreparingClient extends pg.Client {
  #corked: Corkable | undefined

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true })
    const query = this.query.bind(this) as (...given: unknown[]) => unknown
    // The driver's own method has a dozen signatures; the query builder uses the one of text and values.
    this.query = ((...given: unknown[]) => {
      this.#sendTogether()
      const [text, values] = given
      if (typeof text !== 'string' || !Array.isArray(values) || given.length > 2) return query(...given)
      // Made here, because the driver copies a description of a query property by property.
      const asked = new pg.Query(text, values) as pg.Query & Named
      if (values.length > 0 && values.length <= mostParameters) asked.name = nameOf(text)
      return new Promise((resolve, reject) => {
        asked.callback = (error, result) => (error ? reject(error) : resolve(result))
        query(asked)
      })
    }) as pg.Client['query']
  }

  /** What is asked in one turn of the event loop leaves in one packet: a system call costs as much as a small query. */
  #sendTogether(): void {
    if (this.#corked) return
    // Not in the driver's types; replaced when a connection becomes encrypted, so it is looked up each time.
    const { stream } = (this as unknown as { connection: { stream: Corkable } }).connection
    stream.cork()
    this.#corked = stream
    process.nextTick(() => {
      this.#corked = undefined
      stream.uncork()
    })
  }
}
