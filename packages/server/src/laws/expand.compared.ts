// What a migration does to servers of the last release that still run, or run again, while it is there (decision 113).
import type { Fact, Facts } from './expand.facts.ts'

interface Change {
  before: Facts
  after: Facts
  /** What the last release has. Whatever came later may still change. */
  released: Facts
  /** Whether it makes its index while others write. */
  isConcurrent?: boolean
}

/** Each in words that a migration may allow: `column child.name is gone`. */
export function lostBy(change: Change): string[] {
  return [...taken(change), ...asked(change), ...waitedFor(change)]
}

/** What an older server does without. */
const isMissedByNobody = (what: string) => /^(check|reference|index|rows of) /.test(what)

function taken({ before, after, released }: Change): string[] {
  return [...before].flatMap(([what, was]) => {
    const now = after.get(what)
    if (!released.has(what) || now?.is === was.is) return []
    if (now) return [`${what} ${what.startsWith('rows of') ? 'are rewritten' : 'changed'}`]
    if (isMissedByNobody(what) || isPartOfGone(what, was, after)) return []
    if (what.startsWith('default of') && !mustName(what, after)) return []
    return [`${what} is gone`]
  })
}

const columnOf = (what: string) => what.replace(/^default of /, 'column ')

const mustName = (what: string, after: Facts) => after.get(columnOf(what))?.isAsked === true

/** With its table or its column, all that is said of it is gone. */
function isPartOfGone(what: string, { of }: Fact, after: Facts): boolean {
  if (of === null || what.startsWith('table ')) return false
  const column = /^right to \w+ (\w+\.\w+)$/.exec(what)?.[1]
  return !after.has(`table ${of}`) || (column !== undefined && !after.has(`column ${column}`))
}

interface New {
  what: string
  fact: Fact
}

/** What is new at tables that the last release writes to. */
function newAt({ before, after, released }: Change): New[] {
  return [...after].flatMap(([what, fact]) =>
    before.has(what) || released.has(what) || !released.has(`table ${fact.of}`) ? [] : [{ what, fact }],
  )
}

/** A server that does not know of it breaks it by what it writes. */
function asked(change: Change): string[] {
  return newAt(change).flatMap(({ what, fact }) => {
    const columns = fact.columns ?? []
    const isNew = (name: string) => !change.released.has(`column ${fact.of}.${name}`)
    const isLeftNull = (name: string) => isNew(name) && isNullUnlessNamed(`${fact.of}.${name}`, change.after)
    if (what.startsWith('column ')) return fact.isAsked ? [`${what} has no default`] : []
    const isMet =
      /^(index|right|default of|rows of) /.test(what) ||
      (what.startsWith('check ') && columns.every(isNew)) ||
      (/^(reference|key) /.test(what) && columns.some(isLeftNull))
    return isMet ? [] : [`${what} is new`]
  })
}

const isNullUnlessNamed = (column: string, facts: Facts) =>
  facts.get(`column ${column}`)?.is.includes('not null') === false && !facts.has(`default of ${column}`)

/** An index that is not made concurrently stops all writes to its table until it is ready. */
function waitedFor(change: Change): string[] {
  if (change.isConcurrent) return []
  return newAt(change).flatMap(({ what }) => (/^(index|key) /.test(what) ? [`${what} stops writes`] : []))
}

export interface Allowed {
  what: string
  /** Of what is gone: the release that was the first not to use it. */
  unusedSince?: string
}

const allowing = /^-- Allowed: (.+?)(?:, unused since (\d+\.\d+\.\d+)\.|: .{10,}\.)$/gm

/** What a migration's comments allow: `-- Allowed: column child.name is gone, unused since 1.2.0.`, or for anything that is
 *  not gone, `-- Allowed: check report_kind changed: it lets one kind more pass.` */
export function allowedBy(sql: string): Allowed[] {
  return [...sql.matchAll(allowing)].map(([, what = '', unusedSince]) => ({ what, unusedSince }))
}
