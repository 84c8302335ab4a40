import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import { snapshotHeader } from '@daybook/contract/kernel/live.ts'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import { DatabaseFull, DatabaseUnavailable } from '../database/unavailable.ts'
import { AppError } from '../errors.ts'
import type { Route } from '../implement.ts'
import { collectMetrics, type Metrics } from '../metrics/metrics.ts'
import { bareFailure, enveloped, failure, jsonOf, success } from './answer.ts'
import { name, UndeclaredError } from './attempt.ts'
import { acceptJson } from './body.ts'
import { languageOf, readToken } from './caller.ts'
import { type DatabaseRoom, databaseRoom } from './database.room.ts'
import { networkOf } from './network.ts'
import type { Platform } from './platform.ts'
import { type Outcome, runOperation } from './run.ts'
import { securityHeaders } from './security.headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for an address that answers and refuses without the envelope. */
    bare?: boolean
  }
}

export interface HttpOptions {
  platform: Platform
  routes: readonly Route[]
  log: Logger
  /** Requests a minute: for each signed-in person, and for each address or IPv6 network when nobody has signed in. */
  limits: { person: number; address: number }
  trustProxy: boolean
  /** Address of the map's pictures, which pages may load. */
  mapTiles?: string | undefined
  /** The app's page, whose own scripts may run. */
  page?: string | undefined
}

export interface Http {
  http: FastifyInstance
  metrics: Metrics
  room: DatabaseRoom
}

const withoutCount = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

/** The HTTP server with every operation as a route. The caller adds static files. */
export async function buildHttp(options: HttpOptions): Promise<Http> {
  const { platform, routes, log, limits } = options
  const http = Fastify({
    logger: false,
    // The one trusted proxy appends the address that it saw. A client may have sent the values before it.
    trustProxy: options.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 256 * 1024,
    // An address that it refuses before there is a route.
    frameworkErrors: (error, request, reply) =>
      answerError({ error, id: platform.ids(), log }, request, reply),
  })
  const room = databaseRoom(platform.clock)
  const metrics = collectMetrics(http, room)
  const headersOf = securityHeaders(options.mapTiles, options.page)
  http.addHook('onRequest', (request, reply, next) => {
    reply.headers(headersOf(request.url, request.protocol))
    next()
  })
  await http.register(compress, {
    threshold: 1024,
    // A stream costs far more than the compression itself: 0.7 ms for a board of 20 kB instead of 0.3.
    syncThreshold: 64 * 1024,
    globalDecompression: false,
  })
  await http.register(formbody)
  await http.register(multipart)
  acceptJson(http)
  await http.register(rateLimit, {
    max: (request, key) => (key === networkOf(request.ip) ? limits.address : limits.person),
    timeWindow: '1 minute',
    // Only callers over the limit get headers, which say when to retry.
    addHeadersOnExceeding: withoutCount,
    keyGenerator: async (request) => (await personOf(platform, request)) ?? networkOf(request.ip),
    allowList: (request) => !request.url.startsWith('/api/'),
  })
  closeUnusedConnections(http)
  http.setReplySerializer(jsonOf)
  // Pages take the time from the server, because a device's clock may be wrong.
  http.addHook('onSend', (request, reply, _payload, next) => {
    if (request.url.startsWith('/api/')) reply.header('x-server-time', platform.clock.now().getTime())
    next()
  })
  for (const route of routes) addRoute(http, { platform, log, room }, route)
  http.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DatabaseFull) room.refused()
    return answerError({ error, id: platform.ids(), log }, request, reply)
  })
  http.setNotFoundHandler((request, reply) =>
    isPageVisit(request) && http.hasReplyDecorator('sendFile')
      ? reply.sendFile('index.html')
      : reply.code(404).send(failure('NOT_FOUND', languageOf(request))),
  )
  return { http, metrics, room }
}

/** Browsers open connections before they need them. Node does not count a connection without any request as idle, so
 *  it would delay shutdown by a minute. */
function closeUnusedConnections(http: FastifyInstance): void {
  const unused = new Set<Socket>()
  http.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  http.server.on('request', ({ socket }) => unused.delete(socket))
  http.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}

/** Whether a browser opens this address as a page. The app then shows the screen, or its own "not found". */
function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  const isData = /^\/(api|pictures)(\/|\?|$)/.test(url)
  return method === 'GET' && !isData && (headers.accept?.includes('text/html') ?? false)
}

/** The person of the token. A token that does not verify counts for the address, because claims are easy to fake. */
async function personOf({ tokens }: Platform, request: FastifyRequest): Promise<string | undefined> {
  const token = readToken(request)
  const claims = token && (await tokens.verify(token))
  return claims ? `${claims.tenantId}/${claims.personId}` : undefined
}

type Parts = { platform: Platform; log: Logger; room: DatabaseRoom }

function addRoute(http: FastifyInstance, { platform, log, room }: Parts, route: Route): void {
  const { operation } = route
  for (const path of [operation.path, operation.alias].filter((path) => path !== undefined))
    http.route({
      method: operation.orPost ? [operation.method, 'POST'] : operation.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { bare: operation.bare && path === operation.path, operation: name(route) },
      ...(operation.largestBody && { bodyLimit: operation.largestBody }),
      handler: async (request, reply) => {
        const outcome = await runOperation(platform, route, request)
        if (operation.method !== 'GET') room.written()
        log.info({
          operation: name(route),
          tenant: outcome.caller.tenantId,
          person: outcome.actor?.personId,
          status: outcome.status,
          ms: Math.round(reply.elapsedTime),
        })
        if (outcome.snapshot) reply.header(snapshotHeader, outcome.snapshot)
        const body = answerAt(path, route, outcome)
        if (operation.lineMarkers) reply.serializer(JSON.stringify).type('application/json; charset=utf-8')
        if (operation.method === 'GET' && operation.access === 'public')
          return sendPublic(request, reply, body)
        reply.header('cache-control', 'no-store')
        return reply.code(outcome.status).send(body)
      },
    })
}

function answerAt(path: string, { operation }: Route, { bare, status, body }: Outcome): unknown {
  if (!bare) return success(body)
  return path === operation.path ? body : enveloped(status, body as object)
}

/** Public answers may be cached. An unchanged one costs only a few bytes to revalidate. */
function sendPublic(request: FastifyRequest, reply: FastifyReply, body: unknown) {
  const tag = `W/"${createHash('sha256').update(jsonOf(body)).digest('base64url')}"`
  reply.header('cache-control', 'no-cache').header('etag', tag)
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body)
}

/** @param failed the error, and the id under which the log has it */
function answerError(
  { error, id, log }: { error: FastifyError; id: string; log: Logger },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const known = error instanceof AppError ? error : undefined
  const key = known?.key ?? keyOf(error)
  const line = {
    url: request.routeOptions.url,
    error: key,
    request: id,
    ms: Math.round(reply.elapsedTime),
  }
  if (key === 'INTERNAL') log.error({ ...line, err: traceOf(error) })
  else if (error.cause) log.warn({ ...line, cause: String(error.cause) })
  else log.info(line)
  const retryAfter = known?.retryAfter ?? retrySeconds[key]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.header('cache-control', 'no-store').code(known?.status ?? failureStatus(key))
  const requestId = key === 'INTERNAL' ? id : undefined
  const language = languageOf(request)
  if (request.routeOptions.config.bare) return reply.send(bareFailure(key, language, requestId))
  return reply.send(failure(key, language, { fields: known?.fields, about: known?.about, requestId }))
}

/** Where an error happened, without the data: the database puts whole rows into its `detail`. */
function traceOf(error: FastifyError & { constraint?: string; table?: string }) {
  const { name: type, message, stack, code, constraint, table } = error
  return { type, message, stack, code, constraint, table }
}

/** Retry-After of what passes by itself, or once somebody has made room. */
const retrySeconds: { [Key in ErrorKey]?: number } = { UNAVAILABLE: 2, STORAGE_FULL: 30 }

const failureStatus = (key: ErrorKey) => failure(key, 'en-US').code

function keyOf(error: FastifyError): ErrorKey {
  if (error instanceof UndeclaredError) return 'INTERNAL'
  if (error.statusCode === 413) return 'PAYLOAD_TOO_LARGE'
  if (error.statusCode === 415) return 'UNSUPPORTED_MEDIA_TYPE'
  if (error.statusCode === 429) return 'TOO_MANY_REQUESTS'
  if (error.statusCode && error.statusCode < 500) return 'VALIDATION_FAILED'
  if (error instanceof DatabaseUnavailable) return 'UNAVAILABLE'
  if (error instanceof DatabaseFull) return 'STORAGE_FULL'
  return 'INTERNAL'
}
