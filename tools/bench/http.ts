// Requests as the app makes them, over connections that stay open.
import { Agent, request } from 'node:http'
import type { Ground } from './ground.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

interface Sent {
  method: 'GET' | 'POST'
  path: string
  token: string
  tenantId: string
  body?: unknown
  key?: string
}

/** @throws when the answer is not 200 */
export function send(
  { url }: Pick<Ground, 'url'>,
  { method, path, token, tenantId, body, key }: Sent,
): Promise<void> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers: Record<string, string> = { 'Blade-Auth': `bearer ${token}`, 'Tenant-Id': tenantId }
  if (key) headers['Idempotency-Key'] = key
  if (text)
    Object.assign(headers, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent }, (answer) => {
      let said = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        if (answer.statusCode !== 200) said += part
      })
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${path} answered ${answer.statusCode}: ${said}`)),
      )
    })
    sent.on('error', reject).end(text)
  })
}
