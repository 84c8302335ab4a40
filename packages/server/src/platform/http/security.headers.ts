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
  // Whether a name is always reached by TLS is for the proxy in front to say.
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

/** @param url with its path first */
export const securityHeaders = (url: string): Headers => (url.startsWith('/api/') ? ofData : ofPages)

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
