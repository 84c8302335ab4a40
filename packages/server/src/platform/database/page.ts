import type { SelectQueryBuilder, Simplify } from 'kysely'

export interface PageWanted {
  current: number
  size: number
}

type Executable<Row> = { execute(): Promise<Row[]> }

/** One page of the query's rows, in its order, and the total number of rows. */
export function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  wanted: PageWanted,
): Promise<{ records: Simplify<Row>[]; total: number }> {
  return readNamedPage(query, wanted, (page) => page)
}

/** The same where names are joined to the rows of a page. They are not joined to those that are counted, so that an index
 *  alone can count them: a join that is left out of a plan still has its columns read.
 *  @param matching without a select. @param named adds joins that neither add nor remove rows */
export async function readNamedPage<DB, Tables extends keyof DB, Selected, Row>(
  matching: SelectQueryBuilder<DB, Tables, Selected>,
  { current, size }: PageWanted,
  named: (page: SelectQueryBuilder<DB, Tables, Selected>) => Executable<Row>,
): Promise<{ records: Row[]; total: number }> {
  const before = (current - 1) * size
  const records = await named(matching.limit(size).offset(before)).execute()
  // The last page says itself how many there are.
  const isLast = records.length < size && (records.length > 0 || current === 1)
  return { records, total: isLast ? before + records.length : await countOf(matching) }
}

async function countOf<DB, Tables extends keyof DB, Row>(
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
