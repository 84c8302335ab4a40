// Several writes as one statement: each costs the server and the database as much beside its work as a small insert.
import { CompiledQuery } from 'kysely'

/** More values than this has a write whose text differs with the number of its rows: it hardly comes again. */
const mostValues = 40

const joined = new Map<string, string>()

/** One statement that does what all of them do. None sees what another writes, the order is the database's affair, and
 *  no two may write the same row; a foreign key is looked at when all are done. */
export function together(writes: readonly CompiledQuery[]): readonly CompiledQuery[] {
  const parameters = writes.flatMap((write) => write.parameters)
  if (writes.length < 2 || parameters.length > mostValues) return writes
  const texts = writes.map(({ sql }) => sql)
  const key = texts.join(';')
  const text = joined.get(key) ?? join(writes)
  joined.set(key, text)
  return [CompiledQuery.raw(text, parameters)]
}

function join(writes: readonly CompiledQuery[]): string {
  let before = 0
  const parts = writes.map(({ sql, parameters }) => {
    const shift = before
    before += parameters.length
    return sql.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) + shift}`)
  })
  const last = parts.pop()
  return `with ${parts.map((part, i) => `part${i + 1} as (${part})`).join(', ')} ${last}`
}
