// Processes the text of every response and unwraps its envelope (specification, section 8, and wire conventions).
import { ApiError } from './api.error.ts'
import type { Wire } from './wire.ts'

export interface TextRules {
  /** The text of a `#{key}#` marker. */
  wordsOf: (key: string) => string | undefined
  /** If configured, URLs that begin with `host` are changed to `cdn`. */
  images?: { host: string; cdn: string }
}

/** Paths whose @n markers are left as they are (specification, section 8). */
const keepsLineMarkers = /mobile_intro|page_setting/

export function processText(text: string, path: string, { wordsOf, images }: TextRules): string {
  const lines = keepsLineMarkers.test(path) ? text : text.replaceAll('@n', '\\n')
  const words = lines.replace(/#\{([^}]+)\}#/g, (marker, key: string) => {
    const found = wordsOf(key)
    // The marker is inside a JSON string, so the text has to be escaped.
    return found === undefined ? marker : JSON.stringify(found).slice(1, -1)
  })
  return images ? words.replaceAll(images.host, images.cdn) : words
}

interface Envelope {
  code?: number
  data?: unknown
  msg?: string
  error?: string
  fields?: Record<string, string>
  about?: Record<string, string>
  requestId?: string
  error_code?: number
  error_description?: string
}

/** The data of a response. @throws ApiError if the response is not a success */
export function unwrap(wire: Wire, status: number, text: string, rules: TextRules): unknown {
  const body = parse(processText(text, wire.path, rules))
  const ok = status >= 200 && status <= 299
  const envelope: Envelope = isRecord(body) ? body : {}
  const refused = envelope.error_code !== undefined
  const failed = !wire.bare && envelope.code !== 200
  if (ok && !refused && !failed) return wire.bare ? body : envelope.data
  throw new ApiError({
    // A response with HTTP status 200 can have a 401 in its envelope.
    status: ok && typeof envelope.code === 'number' && failed ? envelope.code : status,
    msg: envelope.error_description ?? envelope.msg,
    key: envelope.error,
    fields: envelope.fields,
    about: envelope.about,
    requestId: envelope.requestId,
    body: isRecord(body) ? body : undefined,
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
