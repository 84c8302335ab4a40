import type { SelectQueryBuilder, Simplify } from 'kysely'

export interface PageWanted {
  current: number
  size: number
}

/** One page of the query's rows, in its order, and the total number of rows.
 *  @param counted has as many rows and fewer joins, so that counting it needs an index alone */
export async function readPage<
  DB,
  Tables extends keyof DB,
  Row,
  Counted,
  CountedTables extends keyof Counted,
  CountedRow,
>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { current, size }: PageWanted,
  counted?: SelectQueryBuilder<Counted, CountedTables, CountedRow>,
): Promise<{ records: Simplify<Row>[]; total: number }> {
  const records = await query
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { records, total: await (counted ? totalOf(counted) : totalOf(query)) }
}

async function totalOf<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}
