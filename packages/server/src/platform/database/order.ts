import type { Expression, SelectQueryBuilder } from 'kysely'

/** The fields that the client asked to order a list by. */
export interface Order<F extends string> {
  ascs: readonly F[]
  descs: readonly F[]
}

/** Orders a list as the client asked; the query's own order breaks ties. Only columns from `columns` are used: the
 *  request's names just choose among them. For `query.$call(orderedBy(…))`.
 *  @param options.emptyLast in both directions, for columns whose index nobody needs */
export function orderedBy<F extends string>(
  { ascs, descs }: Order<F>,
  columns: Record<F, Expression<unknown>>,
  { emptyLast = false } = {},
) {
  return <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ): SelectQueryBuilder<DB, TB, O> => {
    const rising = ascs.reduce((ordered, field) => ordered.orderBy(columns[field], 'asc'), query)
    return descs.reduce(
      (ordered, field) =>
        ordered.orderBy(columns[field], (order) => (emptyLast ? order.desc().nullsLast() : order.desc())),
      rising,
    )
  }
}
