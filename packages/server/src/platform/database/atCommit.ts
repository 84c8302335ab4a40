// What goes with the commit of every transaction that wrote one of some tables: the plan of the job that looks at them
// again. No operation or job can forget it, because the connection itself sends it.
import type { CompiledQuery } from 'kysely'

export interface AtCommit {
  /** Whether a statement with this text and these values writes what is watched. */
  isWrite(text: string, values: readonly unknown[]): boolean
  /** Sent right before the commit. */
  statement: CompiledQuery
}

/** A table by its name in the database, or where its rows are of several kinds, those of these kinds. */
export type Watched = string | { table: string; kinds: readonly string[] }

export const tableOf = (watched: Watched) => (typeof watched === 'string' ? watched : watched.table)

export function atCommitOf(watched: readonly Watched[], statement: CompiledQuery): AtCommit {
  const whole = watched.filter((one) => typeof one === 'string')
  const inPart = watched.filter((one) => typeof one !== 'string').map(writesKinds)
  // One expression for all of them: every statement that may write is tried.
  const tests = whole.length > 0 ? [writesTo(whole.join('|')), ...inPart] : inPart
  return { isWrite: (text, values) => tests.some((test) => test(text, values)), statement }
}

type Test = AtCommit['isWrite']

function writesTo(tables: string): Test {
  const write = new RegExp(
    `\\b(?:insert\\s+into|update|delete\\s+from|merge\\s+into)\\s+(?:only\\s+)?"?(?:${tables})\\b`,
    'i',
  )
  return (text) => write.test(text)
}

/** Of what kind new rows are stands among the values. Which rows are changed does not. */
function writesKinds({ table, kinds }: Exclude<Watched, string>): Test {
  const isWrite = writesTo(table)
  const insertion = new RegExp(`^insert\\s+into\\s+"?${table}"?\\s*\\([^)]*\\)\\s*values\\b`, 'i')
  const names = (text: string, values: readonly unknown[]) =>
    kinds.some((kind) => values.includes(kind) || text.includes(`'${kind}'`))
  return (text, values) => isWrite(text, values) && (!insertion.test(text) || names(text, values))
}
