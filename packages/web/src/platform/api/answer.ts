// An answer's text processing and its unwrapping, for every call, here and nowhere else
// (specification, section 8; the envelope: wire conventions).
import { ApiError } from './api.error.ts'
import type { Wire } from './wire.ts'

export interface TextRules {
  /** The words of a `#{key}#` marker. */
  wordsOf: (key: string) => string | undefined
  /** Image addresses that begin with `host` are served from `cdn`, when one is configured. */
  images?: { host: string; cdn: string }
}

/** Answers whose @n markers are meant for another reader. */
const keepsLineMarkers = /mobile_intro|page_setting/

export function processText(text: string, path: string, { wordsOf, images }: TextRules): string {
  const lines = keepsLineMarkers.test(path) ? text : text.replaceAll('@n', '\\n')
  const words = lines.replace(/#\{([^}]+)\}#/g, (marker, key: string) => {
    const found = wordsOf(key)
    // The marker stands inside a JSON string.
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
  requestId?: string
  error_code?: number
  error_description?: string
}

/** The data of an answer. @throws ApiError when it is not a success */
export function unwrap(wire: Wire, status: number, text: string, rules: TextRules): unknown {
  const body = parse(processText(text, wire.path, rules))
  const ok = status >= 200 && status <= 299
  const envelope: Envelope = isRecord(body) ? body : {}
  const refused = envelope.error_code !== undefined
  const failed = !wire.bare && envelope.code !== 200
  if (ok && !refused && !failed) return wire.bare ? body : envelope.data
  throw new ApiError({
    // An envelope may say 401 in an answer of 200.
    status: ok && typeof envelope.code === 'number' && failed ? envelope.code : status,
    msg: envelope.error_description ?? envelope.msg,
    key: envelope.error,
    fields: envelope.fields,
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
