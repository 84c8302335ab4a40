// The rows of a database, kept with a release, so that every later version is tried on them.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type pg from 'pg'

type Rows = Record<string, object[]>

/** Not those of the queue: its schema is that of the library. */
const tables = `
  select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not relispartition and relname not in ('migration', 'installation', 'job_worker') order by 1`

export async function packRows(client: pg.ClientBase): Promise<Buffer> {
  const packed: Rows = {}
  for (const { name } of (await client.query<{ name: string }>(tables)).rows) {
    const { rows } = await client.query<{ rows: object[] | null }>(
      `select json_agg(t) as rows from ${name} t`,
    )
    if (rows[0]?.rows) packed[name] = rows[0].rows
  }
  return pack(packed)
}

/** Into a database with the tables of that release, past its triggers: the rows are as they were. */
export async function unpackRows(client: pg.ClientBase, packed: Buffer): Promise<Map<string, number>> {
  const rows = unpack(packed) as Rows
  await client.query('set session_replication_role = replica')
  for (const [table, list] of Object.entries(rows)) {
    const columns = await writtenColumns(client, table)
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(list)],
    )
  }
  await client.query('reset session_replication_role')
  return new Map(Object.entries(rows).map(([table, list]) => [table, list.length]))
}

async function writtenColumns(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return String(rows[0]?.columns)
}

/** JSON that repeats itself over megabytes. */
export const pack = (value: unknown): Buffer =>
  zstdCompressSync(JSON.stringify(value), {
    params: { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 24 },
  })

export const unpack = (packed: Buffer): unknown => JSON.parse(zstdDecompressSync(packed).toString())
