// Security headers for browsers. They are the same for every page, so helmet runs once and not for every request.
import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'

/** @param mapTiles the origin of the map's pictures, or none
 *  @param scripts hashes of the scripts that stand in the page */
const optionsWith = (mapTiles: readonly string[], scripts: readonly string[]): HelmetOptions => ({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      // Web pages that the centre allows, and PDFs (decision 045).
      frameSrc: ["'self'", 'https:', 'blob:'],
      imgSrc: ["'self'", 'data:', 'blob:', ...mapTiles],
      // Videos that are only on this device yet.
      mediaSrc: ["'self'", 'blob:'],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      upgradeInsecureRequests: null,
      // A large workbook is unpacked by workers that its library makes.
      workerSrc: ["'self'", 'blob:'],
    },
  },
  // Sent only over TLS, see below.
  hsts: false,
})

type Headers = Readonly<Record<string, string>>

/** API answers are data and never shown as pages, so they may do nothing. Headers for pages are left out. */
const dataHeaders: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Browsers use only TLS from now on. Subdomains are excluded, because we do not know what runs there. */
const tlsHeaders: Headers = { 'strict-transport-security': 'max-age=31536000' }

/** The sources of a policy that let exactly the scripts of this page run. */
const scriptsIn = (page: string): string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** @param mapTiles address of the map's pictures, with `{s}` for one of several servers
 *  @param page the app's page, whose scripts may run */
export function securityHeaders(mapTiles: string | undefined, page = '') {
  const origins = mapTiles === undefined ? [] : [mapTiles.split('/', 3).join('/').replace('{s}', '*')]
  const pageHeaders = collect(optionsWith(origins, scriptsIn(page)))
  /** @param url starts with its path
   *  @param protocol as reported by the trusted proxy */
  return (url: string, protocol: string): Headers => {
    const headers = url.startsWith('/api/') ? dataHeaders : pageHeaders
    return protocol === 'https' ? Object.assign({}, headers, tlsHeaders) : headers
  }
}

function collect(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  helmet(options)(request, answer, (error) => {
    if (error) throw error
  })
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}
