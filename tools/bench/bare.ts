// The same statements without Daybook around them: tenant setting, statements, commit, one after the other.
import pg from 'pg'
import type { Desk } from './ground.ts'
import type { Statement } from './statements.ts'

export interface Bare {
  run(connection: number, desk: Desk, statements: readonly Statement[]): Promise<void>
  close(): Promise<void>
}

export async function bareClients(url: string, connections: number): Promise<Bare> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  return {
    async run(connection, { tenantId, personId }, statements) {
      const client = clients[connection] as pg.Client
      await client.query(`begin; select set_config('app.tenant_id', '${tenantId}', true),
        set_config('app.user_id', '${personId}', true)`)
      for (const { sql, parameters } of statements) await client.query(sql, [...parameters])
      await client.query('commit')
    },
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  }
}
