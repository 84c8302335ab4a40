// What a browser may do with an answer. It is the same for every one, so helmet is asked once and not at every request.
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

export const securityHeaders: Readonly<Record<string, string>> = collect()

function collect(): Record<string, string> {
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
