// The part of an operation that the browser needs. tools/vite-contract.ts extracts it from the contract.
import type { Access, Operation } from '@daybook/contract/kernel/feature.ts'

export interface Wire {
  method: 'GET' | 'POST'
  path: string
  access: Access
  offline?: Operation['offline']
  bare?: boolean
  /** Takes a file, which is `file` of the input. */
  upload?: object
  /** Names of the query and path parameters. */
  query: readonly string[]
  /** Names of the fields of the JSON body. */
  body: readonly string[]
}

/** In the browser, tools/vite-contract.ts has replaced the operation with its wire format. */
export const wireOf = (operation: Operation): Wire => operation as unknown as Wire

export type Input = Record<string, unknown>

export interface WireRequest {
  /** Includes the query string. */
  url: string
  body: string | FormData | undefined
  contentType: string | undefined
}

/** Puts each field of an input into the path, the query string or the body. Parameters of a POST without a JSON body go
 *  into a form body, not the URL: they may be passwords, and URLs are logged. */
export function toRequest(wire: Wire, input: Input): WireRequest {
  const left: Input = { ...input }
  const path = withApiPrefix(wire.path).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left[name]
    if (value === undefined || value === '') throw new TypeError(`${wire.path} needs ${name}`)
    delete left[name]
    return encodeURIComponent(String(value))
  })
  const parameters = new URLSearchParams()
  for (const name of wire.query)
    if (left[name] !== undefined && left[name] !== null) parameters.set(name, String(left[name]))

  const url = parameters.size > 0 ? `${path}?${parameters}` : path
  if (wire.upload) {
    const body = new FormData()
    body.append('file', left.file as File)
    // The browser adds the content type with its boundary.
    return { url, body, contentType: undefined }
  }
  if (wire.method === 'POST' && wire.body.length === 0)
    return { url: path, body: parameters.toString(), contentType: 'application/x-www-form-urlencoded' }

  if (wire.method === 'GET') return { url, body: undefined, contentType: undefined }
  const fields = Object.fromEntries(wire.body.map((name) => [name, left[name]]))
  return { url, body: JSON.stringify(fields), contentType: 'application/json' }
}

/** Adds the /api prefix if it is missing (specification, section 7). */
function withApiPrefix(path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`
  return rooted.startsWith('/api/') ? rooted : `/api${rooted}`
}
