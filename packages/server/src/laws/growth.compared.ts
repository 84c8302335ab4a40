// What growth is: a statement that reads more in a centre with many years than in the same with one, though it answers no
// more.
import type { Reading } from '@daybook/testkit/plans.ts'
import type { Read } from './growth.ground.ts'

/** Rows that may come with each further row that is answered, as the names that it is joined to. */
const withEach = 4
/** Further rows or pages that are no growth. The years hold more than twice as many copies of a row. */
const slack = 12
/** Entries of an index on a page of it, at least. */
const onPage = 40

export type Sum = Omit<Reading, 'sql' | 'indexes' | 'withoutTenant'>

export interface Growth {
  sql: string
  young: Sum
  old: Sum
}

const none: Sum = { buffers: 0, rows: 0, entries: 0, searches: 0, answered: 0 }

const plus = (one: Sum, other: Sum): Sum => ({
  buffers: one.buffers + other.buffers,
  rows: one.rows + other.rows,
  entries: one.entries + other.entries,
  searches: one.searches + other.searches,
  answered: one.answered + other.answered,
})

export const sumOf = ({ readings }: Read): Sum => readings.reduce<Sum>(plus, none)

/** The statements of a read that grow. */
export function growthOf(young: Read, old: Read): Growth[] {
  const before = bySql(young)
  const pairs = [...bySql(old)].map(([sql, sum]) => ({ sql, young: before.get(sql) ?? none, old: sum }))
  return pairs.filter(grows)
}

/** A request can send a statement several times. */
function bySql({ readings }: Read): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const reading of readings) sums.set(reading.sql, plus(sums.get(reading.sql) ?? none, reading))
  return sums
}

/** The total of a list says how many rows there are, so its index is counted. */
const isTotal = (sql: string) => /^select count\(\*\) as "total"/.test(sql)

function grows({ sql, young, old }: Growth): boolean {
  const more = (what: keyof Sum) => old[what] - young[what]
  const allowed = slack + withEach * Math.max(0, more('answered'))
  const counted = isTotal(sql) ? more('entries') : 0
  // A larger index has a level more, which each search of it reads.
  const pages = more('buffers') - counted / onPage - old.searches
  return more('rows') + more('entries') - counted > allowed || pages > allowed
}

/** Whether the statements of a read find more, though its answer says no more. */
export function findsMore(young: Read, old: Read): boolean {
  const more = sumOf(old).answered - sumOf(young).answered
  return more > slack + withEach * Math.max(0, old.answered - young.answered)
}
