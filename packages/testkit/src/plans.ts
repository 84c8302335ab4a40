// How PostgreSQL answers a statement for the application's role: what it reads, and by which indexes.
import { planner } from '@daybook/server/platform/database/settings.ts'
import pg from 'pg'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Index Searches'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

export interface Reading {
  sql: string
  /** Pages of 8 kB. */
  buffers: number
  /** Rows that were fetched from tables, also those that a filter then removed. */
  rows: number
  /** Entries that an index alone answered, or that a bitmap was made of. */
  entries: number
  /** How often an index was searched from its root. */
  searches: number
  answered: number
  /** Indexes that were searched. */
  indexes: string[]
  /** Indexes that were searched without the tenant, and tables that were read whole. */
  withoutTenant: string[]
}

interface Sent {
  sql: string
  parameters: readonly unknown[]
}

export interface Explainer {
  /** What the statements of a transaction read, each with the plan that the server has for all values. */
  explain(statements: readonly Sent[]): Promise<Reading[]>
  close(): Promise<void>
}

export async function openExplainer(appUrl: string): Promise<Explainer> {
  const options = planner.map((setting) => `-c ${setting}`).join(' ')
  const client = new pg.Client({ connectionString: appUrl, options })
  await client.connect()
  const explain = async (statements: readonly Sent[]) => {
    const readings: Reading[] = []
    for (const { sql, parameters } of inOrder(statements)) {
      if (/^(begin|commit|rollback)\b/.test(sql)) continue
      if (/^select\b.*\bset_config\(/s.test(sql)) await client.query(sql, [...parameters])
      else readings.push(await read(sql, parameters))
    }
    return readings
  }
  const read = async (sql: string, parameters: readonly unknown[]): Promise<Reading> => {
    await client.query(`prepare one as ${sql}`)
    const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : ''
    const { rows } = await client.query(
      `explain (analyze, buffers, timing off, format json) execute one${values}`,
    )
    await client.query('deallocate one')
    return readingOf(sql, rows[0]['QUERY PLAN'][0].Plan)
  }
  return {
    async explain(statements) {
      await client.query('begin')
      try {
        return await explain(statements)
      } finally {
        await client.query('rollback')
      }
    },
    close: () => client.end(),
  }
}

/** The transaction's tenant is set first. Statements that are sent at once are logged in the order of their answers. */
const inOrder = (statements: readonly Sent[]) =>
  statements.toSorted((one, other) => Number(setsTenant(other)) - Number(setsTenant(one)))
const setsTenant = ({ sql }: Sent) => sql.includes(`set_config('app.tenant_id'`)

function readingOf(sql: string, plan: Node): Reading {
  const nodes = [...nodesOf(plan)]
  const ofTables = nodes.filter((node) => node['Relation Name'] && node['Node Type'] !== 'ModifyTable')
  const byIndex = (node: Node) => ['Index Only Scan', 'Bitmap Index Scan'].includes(node['Node Type'])
  const searched = nodes.filter((node) => node['Index Name'])
  const sum = (some: Node[], of: (node: Node) => number) =>
    Math.round(some.reduce((all, node) => all + of(node), 0))
  return {
    sql,
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    rows: sum(
      ofTables.filter((node) => !byIndex(node)),
      rowsOf,
    ),
    entries: sum(nodes.filter(byIndex), rowsOf),
    searches: sum(searched, (node) => node['Index Searches'] ?? node['Actual Loops']),
    answered: plan['Actual Rows'],
    indexes: searched.map((node) => node['Index Name'] ?? ''),
    withoutTenant: [
      ...searched
        .filter((node) => !node['Index Cond']?.includes('tenant_id'))
        .map((node) => node['Index Name'] ?? ''),
      ...ofTables
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name'] ?? ''),
    ],
  }
}

const rowsOf = (node: Node) =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0))

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const part of node.Plans ?? []) yield* nodesOf(part)
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return pg.escapeLiteral(written(value))
}

function written(value: unknown): string {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value))
    return `{${value.map((one) => (one === null ? 'null' : JSON.stringify(String(one)))).join()}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
