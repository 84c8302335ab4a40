// Requests as the app makes them, over connections that stay open.
import { Agent, request } from 'node:http'
import type { Ground } from './ground.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

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

/** @throws when the answer is not 200 */
export function send({ url }: Pick<Ground, 'url'>, sent: Sent): Promise<void> {
  const { method, path, body } = sent
  const text = body === undefined ? undefined : JSON.stringify(body)
  const length = text === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(text)) }
  const type = text === undefined ? {} : { 'Content-Type': 'application/json' }
  const headers = { ...headersOf(sent), ...type, ...length }
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method, headers, agent }, (answer) => {
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
    asked.on('error', reject).end(text)
  })
}
