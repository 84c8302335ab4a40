// A query whose text is made once. To say it anew with the query builder takes longer than to send it, so what every
// request asks is said the first time only.
import type { CompiledQuery } from 'kysely'
import type { Tx } from './database.ts'

/** Where a value goes, while there is none yet. */
class Place {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

const places = new Proxy({}, { get: (_, name) => new Place(name) })

/** @param build says the query once, with stand-ins: its text may not depend on what the values are
 *  @returns runs it with values */
export function statement<Values extends object, Row>(
  build: (tx: Tx, values: Values) => CompiledQuery<Row>,
): (tx: Tx, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (tx, values) => {
    built ??= build(tx, places as Values)
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    )
    const { rows } = await tx.executeQuery<Row>({ ...built, parameters })
    return rows
  }
}
