// The event stream of one page. It is authenticated like every operation and ends with the session. The events are
// described in contract/src/kernel/live.ts.
import { livePath } from '@daybook/contract/kernel/live.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { inTenant } from '../database/tenancy.ts'
import { fail } from '../errors.ts'
import { readPageId } from '../http/caller.ts'
import type { Platform } from '../http/platform.ts'
import { authenticate } from '../http/run.ts'
import { findReader } from './live.reader.ts'
import type { Stream } from './live.streams.ts'
import type { Live, ResumeFrom } from './live.ts'

/** A stream with more unread bytes is closed. The page reconnects and resumes from its last event. */
const maxUnreadBytes = 512 * 1024
/** A stream ends after this time. The page opens a new one, which checks the session again. */
const maxMilliseconds = 15 * 60_000

export function serveLive(http: FastifyInstance, platform: Platform, live: Live, log: Logger): void {
  http.route({
    method: 'GET',
    url: livePath,
    // A separate limit, so that reconnecting pages and other requests do not use up each other's allowance.
    config: { rateLimit: {} },
    handler: (request, reply) => openStream({ platform, live, log }, request, reply),
  })
  http.addHook('preClose', async () => live.endStreams())
}

async function openStream(
  { platform, live, log }: { platform: Platform; live: Live; log: Logger },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const claims = await authenticate(platform, request)
  if (!live.isOpen()) fail('UNAVAILABLE')
  const { raw } = reply
  const cut = () => void raw.destroy()
  let isEnded = false
  const stream: Stream = {
    ...claims,
    pageId: readPageId(request),
    rights: undefined,
    send(text) {
      if (raw.writableLength <= maxUnreadBytes) return void raw.write(text)
      live.leave(stream)
      cut()
    },
    end() {
      isEnded = true
      live.leave(stream)
      if (!reply.sent) return
      raw.end()
      // A page that does not read must not delay shutdown.
      setTimeout(cut, 1000).unref()
    },
  }
  // Joined before its session is checked, so that a session that ends during the check ends the stream.
  live.join(stream)
  try {
    const now = platform.clock.now()
    const scope = { tenantId: claims.tenantId, personId: claims.personId, now, mode: 'read' } as const
    const find = () => inTenant(platform.db, scope, (tx) => platform.findActor(tx, claims, now))
    const actor = await findReader(find, () => isEnded)
    // Events name people in full. A tablet reads its own few answers again instead.
    if (actor.rights.has('kiosk.use')) fail('FORBIDDEN')
    stream.rights = actor.rights
  } catch (error) {
    live.leave(stream)
    throw error
  }
  reply.hijack()
  const { tenantId: tenant, personId: person } = claims
  raw.once('close', () => {
    clearTimeout(end)
    live.leave(stream)
    log.info({ operation: 'live.stream', tenant, person, status: 200, ms: Math.round(reply.elapsedTime) })
  })
  const end = setTimeout(stream.end, maxMilliseconds)
  end.unref()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    connection: 'close',
    // A proxy that buffers answers would hold the stream back.
    'x-accel-buffering': 'no',
  })
  live.admit(stream, resumeFrom(request))
}

function resumeFrom({ headers, query }: FastifyRequest): ResumeFrom {
  const id = headers['last-event-id']
  if (typeof id === 'string' && id !== '') return { id }
  const since = Number((query as { since?: unknown }).since)
  return since > 0 ? { since } : undefined
}
