// What a browser may do with an answer. It is the same for every page, so helmet is asked once and not at every request.
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'

const options: HelmetOptions = {
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      styleSrc: ["'self'", "'unsafe-inline'"],
      upgradeInsecureRequests: null,
    },
  },
  // Only what came by TLS says so, see below.
  hsts: false,
}

type Headers = Readonly<Record<string, string>>

const ofPages: Headers = collect()

/** What the API answers is data: nobody shows it as a page, so it may do nothing, and what rules pages is left out. */
const ofData: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** From now on browsers come by TLS only. Not for subdomains: nobody here knows what runs there. */
const byTls: Headers = { 'strict-transport-security': 'max-age=31536000' }

/** @param url with its path first
 *  @param protocol as the trusted proxy in front says */
export function securityHeaders(url: string, protocol: string): Headers {
  const headers = url.startsWith('/api/') ? ofData : ofPages
  return protocol === 'https' ? Object.assign({}, headers, byTls) : headers
}

function collect(): Headers {
  const headers = new Map<string, string>()
  const answer = {
    setHeader: (name: string, value: string) => void headers.set(name.toLowerCase(), value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(headers)
}
