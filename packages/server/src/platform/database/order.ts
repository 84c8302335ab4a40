import type { Expression, SelectQueryBuilder } from 'kysely'

/** The fields that a list was asked to be ordered by. */
export interface Order<F extends string> {
  ascs: readonly F[]
  descs: readonly F[]
}

/** Puts a list into the order that was asked for; its own order decides what is left open. What is sorted by comes
 *  from `columns` alone: the names of the request only choose among them. For `query.$call(orderedBy(…))`. */
export function orderedBy<F extends string>(
  { ascs, descs }: Order<F>,
  columns: Record<F, Expression<unknown>>,
) {
  return <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ): SelectQueryBuilder<DB, TB, O> => {
    const rising = ascs.reduce((ordered, field) => ordered.orderBy(columns[field], 'asc'), query)
    return descs.reduce((ordered, field) => ordered.orderBy(columns[field], 'desc'), rising)
  }
}
