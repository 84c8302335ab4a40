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

/** Runs the statement with values. */
export interface Statement<Values, Row> {
  (tx: Tx, values: Values): Promise<Row[]>
  /** The statement with values, to be run later. */
  with(tx: Tx, values: Values): CompiledQuery<Row>
}

/** @param build says the query once, with stand-ins: its text may not depend on what the values are */
export function statement<Values extends object, Row>(
  build: (tx: Tx, values: Values) => CompiledQuery<Row>,
): Statement<Values, Row> {
  let built: CompiledQuery<Row> | undefined
  const filled = (tx: Tx, values: Values): CompiledQuery<Row> => {
    built ??= build(tx, places as Values)
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    )
    return { ...built, parameters }
  }
  const run = async (tx: Tx, values: Values) => (await tx.executeQuery<Row>(filled(tx, values))).rows
  return Object.assign(run, { with: filled })
}
