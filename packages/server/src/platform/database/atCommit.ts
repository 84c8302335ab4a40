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
  const tests = watched.map(writes)
  return { isWrite: (text, values) => tests.some((test) => test(text, values)), statement }
}

type Test = AtCommit['isWrite']

function writes(watched: Watched): Test {
  const name = `"?${tableOf(watched)}\\b"?`
  const write = new RegExp(
    `\\b(?:insert\\s+into|update|delete\\s+from|merge\\s+into)\\s+(?:only\\s+)?${name}`,
    'i',
  )
  if (typeof watched === 'string') return (text) => write.test(text)
  // Of what kind new rows are stands among the values. Which rows are changed does not.
  const insertion = new RegExp(`^insert\\s+into\\s+${name}\\s*\\([^)]*\\)\\s*values\\b`, 'i')
  const { kinds } = watched
  const names = (text: string, values: readonly unknown[]) =>
    kinds.some((kind) => values.includes(kind) || text.includes(`'${kind}'`))
  return (text, values) => write.test(text) && (!insertion.test(text) || names(text, values))
}
