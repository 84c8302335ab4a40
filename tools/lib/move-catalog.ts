// What the database says of the tables that an export holds: their columns, and which rows need which.
import { sql } from 'kysely'
import {
  type Exported,
  exported,
  type Shape,
  shapesOf,
} from '../../packages/server/src/features/dataExport/index.ts'
import type { Tx } from '../../packages/server/src/platform/database/database.ts'

export interface ForeignKey {
  table: Exported
  columns: string[]
  target: string
  targetColumns: string[]
}

export interface Catalog {
  shapes: ReadonlyMap<Exported, Shape>
  /** All columns that rows are made with. */
  columns: ReadonlyMap<Exported, string[]>
  keys: ForeignKey[]
}

export async function readCatalog(tx: Tx): Promise<Catalog> {
  const { rows: columns } = await sql<{ name: Exported; columns: string[] }>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${exported}::text[])
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname`.execute(tx)
  const { rows: keys } = await sql<ForeignKey>`
    select own.relname::text as table, other.relname::text as target,
      array(select a.attname::text from unnest(o.conkey) with ordinality k (n, place)
        join pg_attribute a on a.attrelid = o.conrelid and a.attnum = k.n order by place) as columns,
      array(select a.attname::text from unnest(o.confkey) with ordinality k (n, place)
        join pg_attribute a on a.attrelid = o.confrelid and a.attnum = k.n order by place) as target_columns
    from pg_constraint o join pg_class own on own.oid = o.conrelid join pg_class other on other.oid = o.confrelid
    where o.contype = 'f' and own.relnamespace = 'public'::regnamespace and own.relname = any(${exported}::text[])
    order by own.relname, o.conname`.execute(tx)
  return {
    shapes: await shapesOf(tx, exported, undefined),
    columns: new Map(columns.map((row) => [row.name, row.columns])),
    keys,
  }
}

/** Tables in an order in which each comes after those that its rows need. Tables that need each other come together. */
export function inOrder(tables: readonly Exported[], keys: readonly ForeignKey[]): Exported[][] {
  const left = new Set(tables)
  const needs = (table: Exported) =>
    keys
      .filter((key) => key.table === table)
      .flatMap(({ target }) => [...left].filter((one) => one === target))
  const order: Exported[][] = []
  while (left.size > 0) {
    const groups = [...left].map((table) => reachable(table, needs))
    const next = groups.reduce((least, one) => (one.size < least.size ? one : least))
    order.push([...next])
    for (const table of next) left.delete(table)
  }
  return order
}

function reachable(from: Exported, needs: (table: Exported) => Exported[]): Set<Exported> {
  const found = new Set([from])
  for (const table of found) for (const target of needs(table)) found.add(target)
  return found
}
