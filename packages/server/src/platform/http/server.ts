import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import { AppError } from '../errors.ts'
import type { Route } from '../implement.ts'
import { bareFailure, failure, success } from './answer.ts'
import { name, UndeclaredError } from './attempt.ts'
import { acceptEmptyJson } from './body.ts'
import { languageOf, readToken } from './caller.ts'
import { networkOf } from './network.ts'
import type { Platform } from './platform.ts'
import { runOperation } from './run.ts'
import { securityHeaders } from './security.headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of an operation that answers without the envelope, and refuses without it. */
    bare?: boolean
  }
}

export interface HttpOptions {
  platform: Platform
  routes: readonly Route[]
  log: Logger
  /** Requests a minute of one signed-in person, and of one address or IPv6 network where nobody has signed in. */
  limits: { person: number; address: number }
  trustProxy: boolean
}

const withoutCount = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

/** The HTTP server with every operation as a route; static files are added by the caller. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { platform, routes, log, limits } = options
  const http = Fastify({
    logger: false,
    // The one proxy in front adds the address that it saw; what stood there before anybody may have written.
    trustProxy: options.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: 256 * 1024,
  })
  http.addHook('onRequest', (request, reply, next) => {
    reply.headers(securityHeaders(request.url, request.protocol))
    next()
  })
  await http.register(compress, { threshold: 1024, globalDecompression: false })
  await http.register(formbody)
  acceptEmptyJson(http)
  await http.register(rateLimit, {
    max: (request, key) => (key === networkOf(request.ip) ? limits.address : limits.person),
    timeWindow: '1 minute',
    // Who has used up what they may ask is told when to come again; nobody else needs a count with every answer.
    addHeadersOnExceeding: withoutCount,
    keyGenerator: async (request) => (await personOf(platform, request)) ?? networkOf(request.ip),
    allowList: (request) => !request.url.startsWith('/api/'),
  })
  letGoOfUnused(http)
  // Fastify measures how long a request took only where somebody waits for its end.
  http.addHook('onResponse', (_request, _reply, done) => done())
  // The server's time leads: a page counts from it whatever its device's clock says.
  http.addHook('onSend', (request, reply, _payload, next) => {
    if (request.url.startsWith('/api/')) reply.header('x-server-time', platform.clock.now().getTime())
    next()
  })
  for (const route of routes) addRoute(http, platform, route, log)
  http.setErrorHandler((error: FastifyError, request, reply) =>
    answerError({ error, id: platform.ids(), log }, request, reply),
  )
  http.setNotFoundHandler((request, reply) =>
    isPageVisit(request) && http.hasReplyDecorator('sendFile')
      ? reply.sendFile('index.html')
      : reply.code(404).send(failure('NOT_FOUND', languageOf(request))),
  )
  return http
}

/** Browsers open connections before they need them. One on which nothing was ever asked does not count as idle, and
 *  would hold up the end of the server for a minute. */
function letGoOfUnused(http: FastifyInstance): void {
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

/** Whether a browser opens this address as a page: the app then shows its screen, or says that there is none. */
function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  const isData = /^\/(api|pictures)(\/|\?|$)/.test(url)
  return method === 'GET' && !isData && (headers.accept?.includes('text/html') ?? false)
}

/** Whose token this is. One that does not verify counts for the address: claims cost nothing. */
async function personOf({ tokens }: Platform, request: FastifyRequest): Promise<string | undefined> {
  const token = readToken(request)
  const claims = token && (await tokens.verify(token))
  return claims ? `${claims.tenantId}/${claims.personId}` : undefined
}

function addRoute(http: FastifyInstance, platform: Platform, route: Route, log: Logger): void {
  const { operation } = route
  for (const path of [operation.path, operation.alias].filter((path) => path !== undefined))
    http.route({
      method: operation.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { bare: operation.bare },
      handler: async (request, reply) => {
        const outcome = await runOperation(platform, route, request)
        log.info({
          operation: name(route),
          tenant: outcome.caller.tenantId,
          person: outcome.actor?.personId,
          status: outcome.status,
          ms: Math.round(reply.elapsedTime),
        })
        const body = outcome.bare ? outcome.body : success(outcome.body)
        if (operation.method === 'GET' && operation.access === 'public')
          return sendPublic(request, reply, body)
        reply.header('cache-control', 'no-store')
        return reply.code(outcome.status).send(body)
      },
    })
}

/** What is for everybody may be kept, and asked about again at the price of a few bytes. */
function sendPublic(request: FastifyRequest, reply: FastifyReply, body: unknown) {
  const tag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`
  reply.header('cache-control', 'no-cache').header('etag', tag)
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body)
}

/** @param failed what went wrong, and the id that the log knows it by */
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
  else if (error instanceof DatabaseUnavailable) log.warn({ ...line, cause: String(error.cause) })
  else log.info(line)
  const retryAfter = known?.retryAfter ?? (key === 'UNAVAILABLE' ? unavailableSeconds : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.header('cache-control', 'no-store').code(known?.status ?? failureStatus(key))
  const requestId = key === 'INTERNAL' ? id : undefined
  const language = languageOf(request)
  if (request.routeOptions.config.bare) return reply.send(bareFailure(key, language, requestId))
  return reply.send(failure(key, language, { fields: known?.fields, requestId }))
}

/** Where a mistake happened, without the data it happened on: the database puts whole rows into its `detail`. */
function traceOf(error: FastifyError & { constraint?: string; table?: string }) {
  const { name: type, message, stack, code, constraint, table } = error
  return { type, message, stack, code, constraint, table }
}

/** After how long a caller may try again that was answered UNAVAILABLE. */
const unavailableSeconds = 2

const failureStatus = (key: ErrorKey) => failure(key, 'en-US').code

function keyOf(error: FastifyError): ErrorKey {
  if (error instanceof UndeclaredError) return 'INTERNAL'
  if (error.statusCode === 413) return 'PAYLOAD_TOO_LARGE'
  if (error.statusCode === 415) return 'UNSUPPORTED_MEDIA_TYPE'
  if (error.statusCode === 429) return 'TOO_MANY_REQUESTS'
  if (error.statusCode && error.statusCode < 500) return 'VALIDATION_FAILED'
  if (error instanceof DatabaseUnavailable) return 'UNAVAILABLE'
  return 'INTERNAL'
}
