import { videoTypes } from '@daybook/contract/file/file.rules.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../platform/errors.ts'
import { readToken } from '../../platform/http/caller.ts'
import type { TokenMaker } from '../../platform/identity.ts'
import { type FileAddresses, filesPath } from '../../platform/storage/addresses.ts'
import { isKey, type Part, type Storage } from '../../platform/storage/storage.ts'

interface Parts {
  storage: Storage
  addresses: FileAddresses
  tokens: Pick<TokenMaker, 'verify'>
}

type Address = { Params: { '*': string }; Querystring: Record<string, unknown> }

/** Serves the content of files at their signed addresses. They need no session, because an `<img>` sends none. */
export function serveFiles(http: FastifyInstance, parts: Parts): void {
  // Without the limit for strangers: a forged address costs no more than a refusal.
  http.get<Address>(`${filesPath}*`, { config: { rateLimit: false } }, async (request, reply) => {
    const key = request.params['*']
    await refuse(parts, key, request)
    const { query } = request
    const { range } = request.headers
    const whole = range === undefined ? 0 : ((await parts.storage.sizeOf(key)) ?? fail('NOT_FOUND'))
    const part = partWanted(range, whole)
    if (part === 'none') return reply.code(416).header('content-range', `bytes */${whole}`).send()
    const content = (await parts.storage.get(key, part)) ?? fail('NOT_FOUND')
    if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${whole}`)
    const seconds = parts.addresses.secondsLeft(query)
    return withType(reply, key, query.name)
      .header('cache-control', `private, max-age=${seconds}, immutable`)
      .header('accept-ranges', 'bytes')
      .header('content-length', content.size)
      .send(content.stream)
  })
}

/** Players of videos ask for a part at a time. Several parts at once are answered with the whole.
 *  @returns undefined for the whole, `none` for a part that is not there */
function partWanted(range: string | undefined, size: number): Part | undefined | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  // Without a first byte it asks for so many from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'none' : { start, end }
}

async function refuse({ addresses, tokens }: Parts, key: string, request: FastifyRequest<Address>) {
  const state = isKey(key) ? addresses.check(key, request.query) : 'forged'
  if (state === 'forged') fail('NOT_FOUND')
  if (state === 'expired') fail('FILE_ADDRESS_EXPIRED')
  // A person of another centre cannot use an address that came their way.
  const token = readToken(request)
  const claims = token && (await tokens.verify(token))
  if (claims && !key.startsWith(`${claims.tenantId}/`)) fail('NOT_FOUND')
}

function withType(reply: FastifyReply, key: string, name: unknown): FastifyReply {
  if (key.endsWith('.jpg')) return reply.type('image/jpeg')
  const video = Object.entries(videoTypes).find(([, ending]) => key.endsWith(`.${ending}`))
  if (video) return reply.type(video[0])
  const encoded = encodeURIComponent(String(name ?? '')).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  )
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
}
