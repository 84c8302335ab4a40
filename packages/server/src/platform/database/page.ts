import type { SelectQueryBuilder, Simplify } from 'kysely'

export interface PageWanted {
  current: number
  size: number
}

/** One page of the query's rows, in its order, and the total number of rows. */
export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { current, size }: PageWanted,
): Promise<{ records: Simplify<Row>[]; total: number }> {
  const records = await query
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return { records, total }
}
