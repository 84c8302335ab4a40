import type { FastifyInstance } from 'fastify'
import { fail } from '../errors.ts'

/** Without `fatal`, what is not UTF-8 would be kept as question marks, and a name would be lost without a word. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads JSON, which is UTF-8 (RFC 8259), and treats an empty body as no body, because BladeX clients send the content type
 *  with every request. */
export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(request.headers['content-type'], body)
    if (text.trim() === '') done(null, undefined)
    else parse(request, text, done)
  })
}

function textOf(contentType: string | undefined, body: Buffer): string {
  const charset = /charset="?([^";\s]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8'
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) fail('UNSUPPORTED_MEDIA_TYPE')
  try {
    return utf8.decode(body)
  } catch {
    return fail('VALIDATION_FAILED')
  }
}
