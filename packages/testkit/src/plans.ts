// How PostgreSQL answers a statement for the application's role: what it reads, and by which indexes.
import { settings } from '@daybook/server/platform/database/database.ts'
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
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

export interface Reading {
  sql: string
  /** Pages of 8 kB. */
  buffers: number
  /** Rows that were fetched from tables. What an index alone answers, as a count, is not among them. */
  rows: number
  answered: number
  /** Indexes that were searched. */
  indexes: string[]
  /** Indexes of tenants' tables that were searched without the tenant. */
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
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const client = new pg.Client({ connectionString: appUrl, options })
  await client.connect()
  const explain = async (statements: readonly Sent[]) => {
    const readings: Reading[] = []
    for (const { sql, parameters } of inOrder(statements)) {
      if (/^(begin|commit|rollback)\b/.test(sql)) continue
      if (/^select set_config/.test(sql)) await client.query(sql, [...parameters])
      else readings.push(await read(sql, parameters))
    }
    return readings
  }
  const read = async (sql: string, parameters: readonly unknown[]): Promise<Reading> => {
    await client.query(`prepare one as ${sql}`)
    const values = parameters.length > 0 ? `(${parameters.map(literal).join(', ')})` : ''
    const { rows } = await client.query(`explain (analyze, buffers, format json) execute one${values}`)
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
  const fetched = nodes.filter(
    (node) =>
      node['Relation Name'] && node['Node Type'] !== 'Index Only Scan' && node['Node Type'] !== 'ModifyTable',
  )
  const searched = nodes.filter((node) => node['Index Name'])
  return {
    sql,
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    rows: Math.round(fetched.reduce((sum, node) => sum + rowsOf(node), 0)),
    answered: plan['Actual Rows'],
    indexes: searched.map((node) => node['Index Name'] ?? ''),
    withoutTenant: searched
      .filter((node) => !node['Index Cond']?.includes('tenant_id'))
      .map((node) => node['Index Name'] ?? ''),
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
