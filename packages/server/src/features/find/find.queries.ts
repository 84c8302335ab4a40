import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Words that begin as typed, in alphabetical order, that are looked at. */
const mostWords = 12
const mostTyped = 6
/** Of a kind, after all words. */
const mostFound = 20
/** Comes after every other character. */
const last = '\u{10ffff}'

/** The longest first, because it is in the fewest records. */
export async function typedWords(tx: Tx, text: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select typed_words(${text}) as word`.execute(tx)
  return rows
    .map(({ word }) => word)
    .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .slice(0, mostTyped)
}

/** The newest records of these kinds with every word in them, by the beginnings of words. It looks at the newest `depth`
 *  of each word that begins as the first, so that it costs the same whatever the years hold (decision 098). */
export async function idsByWords(
  tx: Tx,
  kinds: readonly string[],
  [first = '', ...others]: readonly string[],
  depth: number,
): Promise<{ kind: string; id: string }[]> {
  if (kinds.length === 0) return []
  const after = first + last
  const { rows } = await sql<{ kind: string; id: string }>`
    with recursive begun (kind, word, place) as (
      select kind, (select word from search_word one
        where one.kind = wanted.kind and word >= ${first} and word < ${after} order by word limit 1), 1
      from unnest(${[...kinds]}::text[]) wanted (kind)
      union all
      select kind, (select word from search_word one
        where one.kind = begun.kind and one.word > begun.word and one.word < ${after} order by word limit 1), place + 1
      from begun where word is not null and place < ${sql.lit(mostWords)}
    )
    select kind, record_id as id from (
      select begun.kind, record_id, row_number() over (partition by begun.kind order by max(newest.at) desc) as rank
      from begun cross join lateral (
        select record_id, at from search_word one
        where one.kind = begun.kind and one.word = begun.word order by at desc limit ${sql.lit(depth)}
      ) newest
      where begun.word is not null and ${inEach(others)}
      group by begun.kind, record_id
    ) ranked where rank <= ${sql.lit(mostFound)}`.execute(tx)
  return rows
}

/** Whether the record of `newest` has a word with each of these beginnings. */
function inEach(words: readonly string[]) {
  return sql`(select coalesce(bool_and(exists (select from search_word other
    where other.record_id = newest.record_id and other.word >= typed and other.word < typed || ${last})), true)
    from unnest(${[...words]}::text[]) typed)`
}

/** Which of these records have every word in them. */
export async function idsAmong(tx: Tx, ids: readonly string[], words: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select record_id as id from unnest(${[...ids]}::uuid[]) newest (record_id) where ${inEach(words)}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
