// Requests to servers that a centre or a browser names: only https to the internet, without redirects, with limits of time
// and size.
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { isPublicUrl, publicLookup } from './public.address.ts'

export interface Outgoing {
  method: string
  headers: Record<string, string>
  body?: string | Buffer | undefined
}

export interface PublicFetch {
  isAllowed(url: string): boolean
  send(url: string, outgoing: Outgoing): Promise<Response>
}

/** In milliseconds, for the whole response, so that a server that sends it byte by byte blocks nothing. */
const patience = 8_000
const mostBytes = 500_000

/** @param allowsLoopback for tests: also servers on this machine, by http */
export function publicFetch(allowsLoopback = false, timeout = patience): PublicFetch {
  const isOfTest = (url: string) => allowsLoopback && url.startsWith('http://127.0.0.1:')
  const isAllowed = (url: string) => isOfTest(url) || isPublicUrl(url)
  return {
    isAllowed,
    send: (url, { method, headers, body }) =>
      new Promise((resolve, reject) => {
        if (!isAllowed(url)) return reject(new Error(`${url} is not on the internet`))
        const lookup = isOfTest(url) ? undefined : publicLookup
        const options = { method, headers, lookup, signal: AbortSignal.timeout(timeout) }
        const sent = (isOfTest(url) ? plainRequest : request)(url, options, (answer) => {
          const parts: Buffer[] = []
          let size = 0
          answer.on('data', (part: Buffer) => {
            size += part.length
            if (size > mostBytes) answer.destroy(new Error(`${url} answers too much`))
            else parts.push(part)
          })
          answer.on('error', reject)
          answer.on('end', () => {
            const { statusCode: status = 500, headers: received } = answer
            const content = [204, 304].includes(status) ? null : Buffer.concat(parts)
            resolve(
              new Response(content, { status, headers: { 'content-type': received['content-type'] ?? '' } }),
            )
          })
        })
        sent.on('error', reject)
        sent.end(body)
      }),
  }
}
