// A TCP relay to the database that a test can break, to simulate a database server that dies, falls silent and comes
// back.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Relay {
  /** The database's connection string by way of the relay. */
  url(databaseUrl: string): string
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>
  /** From now on all connections, and new ones, stay open and silent, as in a network that loses every packet. */
  hang(): void
  /** From now on LISTEN is taken and nothing is heard, as through a pooler that hands each transaction a connection. */
  deafen(): void
  /** New connections work. Those that were silent stay so. */
  restore(): Promise<void>
  close(): Promise<void>
}

export async function databaseRelay(databaseUrl: string): Promise<Relay> {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<Socket>()
  const silent = new WeakSet<Socket>()
  let isHanging = false
  let isDeaf = false
  const other = (data: Buffer) =>
    Buffer.from(data.toString('latin1').replaceAll('listen daybook', 'listen nothing'), 'latin1')

  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      if (isHanging) silent.add(from)
      from.on('data', (data: Buffer) => {
        if (!silent.has(from)) to.write(isDeaf ? other(data) : data)
      })
      // The close event that follows handles the error.
      from.on('error', () => undefined)
      from.on('close', () => {
        open.delete(from)
        if (!silent.has(from)) to.destroy()
      })
    }
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const own = await listen(0)

  async function cut(): Promise<void> {
    for (const socket of open) silent.delete(socket)
    const closed = server.listening && once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }

  return {
    url: (url) => Object.assign(new URL(url), { port: String(own) }).toString(),
    cut,
    hang() {
      isHanging = true
      for (const socket of open) silent.add(socket)
    },
    deafen() {
      isDeaf = true
    },
    async restore() {
      isHanging = false
      isDeaf = false
      if (!server.listening) await listen(own)
    },
    close: cut,
  }
}
