// The same statements without Daybook around them, one after the other, as a plain client sends them.
import pg from 'pg'
import type { Statement } from './statements.ts'

export interface Bare {
  run(connection: number, statements: readonly Statement[]): Promise<void>
  close(): Promise<void>
}

export async function bareClients(url: string, connections: number): Promise<Bare> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  return {
    async run(connection, statements) {
      const client = clients[connection] as pg.Client
      for (const { sql, parameters } of statements)
        await (parameters.length === 0 ? client.query(sql) : client.query(sql, [...parameters]))
    },
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  }
}
