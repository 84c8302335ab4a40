// Sends requests over keep-alive connections. A minimal HTTP client is used, because a full one would take as much CPU
// time as the server that is measured.
import { connect, type Socket } from 'node:net'
import type { Ground } from './ground.ts'

export interface Sent {
  method: 'GET' | 'POST'
  path: string
  token: string
  tenantId: string
  body?: unknown
  key?: string
}

export function headersOf({
  token,
  tenantId,
  key,
}: Pick<Sent, 'token' | 'tenantId' | 'key'>): Record<string, string> {
  return { 'Blade-Auth': `bearer ${token}`, 'Tenant-Id': tenantId, ...(key && { 'Idempotency-Key': key }) }
}

const idle = new Map<string, Socket[]>()

/** @throws when the answer is not 200 */
export async function send({ url }: Pick<Ground, 'url'>, sent: Sent): Promise<void> {
  const free = idle.get(url) ?? []
  idle.set(url, free)
  const socket = free.pop() ?? (await open(url))
  const said = await ask(socket, textOf(url, sent))
  free.push(socket)
  const [status] = said.split('\r\n', 1)
  if (status !== 'HTTP/1.1 200 OK') throw new Error(`${sent.path} answered ${said}`)
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  // An idle connection must not keep the process running at the end.
  socket.unref()
  return socket
}

function textOf(url: string, sent: Sent): string {
  const body = sent.body === undefined ? '' : JSON.stringify(sent.body)
  const headers = { Host: new URL(url).host, ...headersOf(sent), 'Content-Type': 'application/json' }
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
function ask(socket: Socket, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said: Buffer = Buffer.alloc(0)
    const done = () => socket.off('data', take).off('error', fail).off('close', cut)
    const fail = (error: Error) => {
      done()
      reject(error)
    }
    const cut = () => fail(new Error('the server closed the connection'))
    const take = (part: Buffer) => {
      said = said.length === 0 ? part : Buffer.concat([said, part])
      const head = said.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = /content-length: (\d+)/i.exec(said.toString('latin1', 0, head))?.[1]
      if (length === undefined) return fail(new Error('a response without a content-length'))
      if (said.length < head + 4 + Number(length)) return
      done()
      resolve(said.toString())
    }
    socket.on('data', take).on('error', fail).on('close', cut).write(text)
  })
}
