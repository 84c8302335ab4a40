// Writes the rows of a centre by COPY: a table at a time, not a row at a time.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Rows, tables } from './rows.ts'

/** Within a transaction whose tenant is set. COPY cannot write to a table with row security unless its user is past
 *  it, and the owner of a database need not be: so rows are copied aside and go in by INSERT, which is checked. */
export async function copyRows(client: pg.ClientBase, rows: Rows): Promise<number> {
  let count = 0
  for (const table of tables) {
    const list: readonly object[] = rows.of(table)
    const [first] = list
    if (!first) continue
    // Every row has the columns of the first. One with others would lose them.
    const names = Object.keys(first)
    const known = new Set(names)
    const other = list.flatMap((row) => Object.keys(row)).find((name) => !known.has(name))
    if (other) throw new Error(`the first row of ${table} has no ${other}`)
    const columns = ['tenant_id', ...names.map(snake)].join(', ')
    const target = snake(table)
    await client.query(
      `create temp table demo_${target} on commit drop as select ${columns} from ${target} with no data`,
    )
    const lines = Readable.from(chunks(rows.tenantId, list, names))
    await pipeline(lines, client.query(copyFrom(`copy demo_${target} (${columns}) from stdin`)))
    await client.query(`insert into ${target} (${columns}) select ${columns} from demo_${target}`)
    await client.query(`drop table demo_${target}`)
    count += list.length
  }
  return count
}

/** Copies the rows of this centre, which are written, for other centres. */
export async function repeatRows(client: pg.ClientBase, rows: Rows, tenantIds: string[]): Promise<void> {
  for (const table of tables) {
    const [first] = rows.of(table)
    if (!first) continue
    const columns = Object.keys(first).map(snake).join(', ')
    await client.query(
      `insert into ${snake(table)} (tenant_id, ${columns})
       select copy.id, ${columns.replace(/\w+/g, 'source.$&')}
       from unnest($2::text[]) as copy (id), ${snake(table)} source where source.tenant_id = $1`,
      [rows.tenantId, tenantIds],
    )
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const linesAtOnce = 500

function* chunks(tenantId: string, rows: readonly object[], names: readonly string[]): Generator<string> {
  for (let i = 0; i < rows.length; i += linesAtOnce) {
    const lines = rows.slice(i, i + linesAtOnce).map((row) => {
      const fields = row as Record<string, unknown>
      return `${tenantId}\t${names.map((name) => field(fields[name])).join('\t')}\n`
    })
    yield lines.join('')
  }
}

/** A value in the text format of COPY. */
function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (Array.isArray(value)) return escaped(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  if (Buffer.isBuffer(value)) return escaped(`\\x${value.toString('hex')}`)
  if (typeof value === 'object') return escaped(JSON.stringify(value))
  return escaped(String(value))
}

const special: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (character) => special[character] ?? '')
