// Sends requests over keep-alive connections. A minimal HTTP client is used, because a full one would take as much CPU
// time as the server that is measured. It asks for compressed answers as a browser does, and leaves them so.
import { connect, type Socket } from 'node:net'
import type { Ground } from './ground.ts'

export interface Sent {
  method: 'GET' | 'POST'
  path: string
  token?: string
  tenantId?: string
  /** Of the app itself, in place of a person's token. */
  authorization?: string
  body?: unknown
  key?: string
}

export const headersOf = (sent: Omit<Sent, 'method' | 'path' | 'body'>): Record<string, string> => ({
  ...(sent.authorization && { Authorization: sent.authorization }),
  ...(sent.token && { 'Blade-Auth': `bearer ${sent.token}` }),
  ...(sent.tenantId && { 'Tenant-Id': sent.tenantId }),
  ...(sent.key && { 'Idempotency-Key': sent.key }),
})

const idle = new Map<string, Socket[]>()

/** @throws when the answer is not 200 */
export async function send({ url }: Pick<Ground, 'url'>, sent: Sent): Promise<void> {
  const free = idle.get(url) ?? []
  idle.set(url, free)
  const socket = lastOpen(free) ?? (await open(url))
  const said = await ask(socket, textOf(url, sent))
  free.push(socket)
  const status = said.toString('latin1', 0, said.indexOf('\r\n'))
  const body = said.subarray(said.indexOf('\r\n\r\n') + 4)
  if (status !== 'HTTP/1.1 200 OK')
    throw new Error(`${sent.path} answered ${status}: ${body.toString('utf8', 0, 300)}`)
}

/** The server may have closed one that was not used for a while. */
function lastOpen(free: Socket[]): Socket | undefined {
  for (let socket = free.pop(); socket; socket = free.pop()) if (!socket.destroyed) return socket
  return undefined
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  // What happens to a connection that nobody uses is nobody's problem.
  socket.on('error', () => undefined)
  // An idle connection must not keep the process running at the end.
  socket.unref()
  return socket
}

function textOf(url: string, sent: Sent): string {
  const body = sent.body === undefined ? '' : JSON.stringify(sent.body)
  const headers = {
    Host: new URL(url).host,
    ...headersOf(sent),
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    ...(body && { 'Content-Type': 'application/json' }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [
    `${sent.method} ${sent.path} HTTP/1.1`,
    ...lines,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

/** The raw response. */
function ask(socket: Socket, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let said: Buffer = Buffer.alloc(0)
    const done = () => socket.off('data', take).off('error', fail).off('close', cut)
    const fail = (error: Error) => {
      done()
      reject(error)
    }
    const cut = () => fail(new Error('The server closed the connection.'))
    const take = (part: Buffer) => {
      said = said.length === 0 ? part : Buffer.concat([said, part])
      if (!isWhole(said)) return
      done()
      resolve(said)
    }
    socket.on('data', take).on('error', fail).on('close', cut).write(text)
  })
}

const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/** Whether this is a whole answer: of a length that is told before it, or in chunks. */
export function isWhole(said: Buffer): boolean {
  const head = said.indexOf('\r\n\r\n')
  if (head < 0) return false
  const headers = said.toString('latin1', 0, head)
  const length = /content-length: (\d+)/i.exec(headers)?.[1]
  if (length !== undefined) return said.length >= head + 4 + Number(length)
  return /transfer-encoding: chunked/i.test(headers)
    ? said.subarray(-lastChunk.length).equals(lastChunk)
    : true
}
