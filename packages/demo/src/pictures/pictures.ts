import type { FastifyInstance } from 'fastify'
import { drawFace, type Face, seedOf } from './face.ts'

/** Under `/api`, which proxies of other clients pass on. */
const path = '/api/pictures/drawn/'
/** Stored by demo data of before. */
const earlierPath = '/pictures/drawn/'

/** Address of the picture of this face, as `child.picture` and `staff.picture` keep it. */
export function drawnPicture(face: Face): string {
  return `${path}${seedOf(face)}.svg`
}

/** `GET /api/pictures/drawn/{seed}.svg`, for everybody: a drawn face is nobody's data. A seed is drawn the same for
 *  ever, so the answer may be kept for ever. */
export function servePictures(http: FastifyInstance): void {
  for (const at of [path, earlierPath])
    http.get<{ Params: { seed: string } }>(`${at}:seed.svg`, (request, reply) => {
      const picture = drawFace(request.params.seed)
      if (picture === undefined) return reply.callNotFound()
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/svg+xml')
        .send(picture)
    })
}
