// A query that is built once. Building takes longer than sending, so a query that every request needs is compiled the
// first time and then sent with new values.
import { type CompiledQuery, Kysely, type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.ts'
import { buildOnly } from './dialect.ts'
import type { DB } from './types.ts'

/** The placeholder of a value in a query that is being built. */
export type Value<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/** Runs the statement with values. */
export interface Statement<Values, Row> {
  (tx: Tx, values: Values): Promise<Row[]>
  /** The statement with values, to be run later. */
  with(values: Values): CompiledQuery<Row>
}

class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const builder = new Kysely<DB>(buildOnly)

/** @param build returns the query; its text must not depend on the values */
export function statement<Values extends object, Row>(
  build: (db: Kysely<DB>, value: Value<Values>) => CompiledQuery<Row>,
): Statement<Values, Row> {
  const place: Value<Values> = (name) => sql`${new Place(name)}`
  let built: CompiledQuery<Row> | undefined
  const filled = (values: Values): CompiledQuery<Row> => {
    built ??= build(builder, place)
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    )
    return { ...built, parameters }
  }
  const run = async (tx: Tx, values: Values) => (await tx.executeQuery<Row>(filled(values))).rows
  return Object.assign(run, { with: filled })
}
