// What goes with the commit of every transaction that wrote one of some tables: the plan of the job that looks at them
// again. No operation or job can forget it, because the connection itself sends it.
import type { CompiledQuery } from 'kysely'

export interface AtCommit {
  /** Whether a statement with this text writes one of the tables. */
  isWrite(text: string): boolean
  /** Sent right before the commit. */
  statement: CompiledQuery
}

/** @param tables by their names in the database */
export function atCommitOf(tables: readonly string[], statement: CompiledQuery): AtCommit {
  const writes = new RegExp(
    `\\b(?:insert\\s+into|update|delete\\s+from|merge\\s+into)\\s+(?:only\\s+)?"?(?:${tables.join('|')})\\b`,
    'i',
  )
  return { isWrite: (text) => writes.test(text), statement }
}
