// Processes the text of every response and unwraps its envelope (specification, section 8, and wire conventions). A
// response without one is not Daybook's: a guest Wi-Fi sends its own page, and a proxy its own error while the server is
// being replaced. It says nothing about the request, so it counts as no response.
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

interface Envelope extends Record<string, unknown> {
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
  const body = objectOf(processText(text, wire.path, rules))
  const ok = status >= 200 && status <= 299
  const isOurs = isEnvelope(body) || (wire.bare && ok)
  if (!body || !isOurs)
    throw new ApiError({ status: isAboutRequest(status) || status >= 500 ? status : 0, msg: body?.msg })
  const refused = body.error_code !== undefined
  const failed = !wire.bare && body.code !== 200
  if (ok && !refused && !failed) return wire.bare ? body : body.data
  throw new ApiError({
    // A response with HTTP status 200 can have a 401 in its envelope.
    status: ok && typeof body.code === 'number' && failed ? body.code : status,
    msg: body.error_description ?? body.msg,
    key: body.error,
    fields: body.fields,
    about: body.about,
    requestId: body.requestId,
    body,
  })
}

/** Whether a body is an envelope, or a bare refusal. */
export const isEnvelope = (body: Envelope | undefined): boolean =>
  typeof body?.code === 'number' || body?.error_code !== undefined

/** A proxy may limit the size of requests. Sent again, this one would be refused again. */
const isAboutRequest = (status: number) => status === 413

function objectOf(text: string): Envelope | undefined {
  try {
    const body = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
  } catch {
    return undefined
  }
}
