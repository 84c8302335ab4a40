// A database of several servers, of which one takes writes, and which one changes: DATABASE_URL with several hosts, as
// libpq knows it. Its URL has a single host, so that everything can read it, and names all of them in `hosts`.
import type { Socket } from 'node:net'
import pg from 'pg'
import { GatheringSocket } from './socket.ts'

interface Host {
  host: string
  port: number
}

const several =
  /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([\w.-]+(?::\d+)?(?:,[\w.-]+(?::\d+)?)+)(\/[^?]*)?(?:\?(.*))?$/
/** Milliseconds. A server that has not answered by then is taken for dead. */
const patience = 2000

/** The URL with the first host, and all of them in `hosts`; a URL with one host as it is. Undefined when it asks for
 *  sessions that only read. */
export function severalHosts(text: string): string | undefined {
  const [, start, hosts, path = '', query] = several.exec(text) ?? []
  if (start === undefined || hosts === undefined) return text
  const options = new URLSearchParams(query)
  if (!['read-write', 'primary', null].includes(options.get('target_session_attrs'))) return undefined
  options.delete('target_session_attrs')
  options.set('hosts', hosts)
  return `${start}${hosts.split(',')[0]}${path}?${options}`
}

function hostsOf(url: string): Host[] {
  const hosts = new URL(url).searchParams.get('hosts')?.split(',') ?? []
  return hosts.map((one) => {
    const [host = '', port = '5432'] = one.split(':')
    return { host, port: Number(port) }
  })
}

/** @throws when none of them takes writes */
async function findPrimary(url: string, hosts: readonly Host[]): Promise<Host> {
  return Promise.any(hosts.map((one) => takesWrites(url, one))).catch((cause: unknown) => {
    throw new Error('no server of the database takes writes', { cause })
  })
}

async function takesWrites(url: string, { host, port }: Host): Promise<Host> {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(url), { hostname: host, port: String(port) }).toString(),
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ only: string }>(
      `select current_setting('transaction_read_only') as only`,
    )
    if (rows[0]?.only !== 'off') throw new Error(`${host}:${port} only reads`)
    return { host, port }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The URL with the host that takes writes now, for what connects once. */
export async function withPrimary(url: string): Promise<string> {
  const hosts = hostsOf(url)
  if (hosts.length === 0) return url
  const { host, port } = await findPrimary(url, hosts)
  return Object.assign(new URL(url), { hostname: host, port: String(port) }).toString()
}

/** Makes the sockets of connections to this URL. With several hosts each new one looks for the one that takes writes;
 *  those that are opened at the same moment look together.
 *  @param onSocket is told of each */
export function socketsTo(url: string, onSocket?: (socket: Socket) => void): () => Socket {
  const make = socketMaker(url)
  return () => {
    const socket = make()
    onSocket?.(socket)
    return socket
  }
}

function socketMaker(url: string): () => Socket {
  const hosts = hostsOf(url)
  if (hosts.length === 0) return () => new GatheringSocket()
  let looking: Promise<Host> | undefined
  const find = () => {
    looking ??= findPrimary(url, hosts).finally(() => {
      looking = undefined
    })
    return looking
  }
  return () => new PrimarySocket(find)
}

class PrimarySocket extends GatheringSocket {
  readonly #find: () => Promise<Host>

  constructor(find: () => Promise<Host>) {
    super()
    this.#find = find
  }

  /** The driver gives the host of the URL. */
  override connect(): this {
    this.#find().then(
      ({ host, port }) => this.destroyed || super.connect(port, host),
      (error: Error) => this.destroy(error),
    )
    return this
  }
}
