// The steps of every operation, in order: authenticate, validate, open a tenant transaction, check the right, run,
// audit, answer with only the declared fields.
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import { Id } from '@daybook/contract/kernel/schema.ts'
import type { FastifyRequest } from 'fastify'
import { writeLook } from '../audit.queries.ts'
import type { Actor, Caller } from '../context.ts'
import { isConflict, isLasting } from '../database/conflict.ts'
import { inTenant } from '../database/tenancy.ts'
import { findTimeZone } from '../database/timeZone.queries.ts'
import { AppError, fail } from '../errors.ts'
import { lockOf } from '../idempotency.queries.ts'
import type { Claims } from '../identity.ts'
import type { Route } from '../implement.ts'
import { refuseNewerApp } from '../version.ts'
import { type Asked, attempt, type Done, findPermitted, name } from './attempt.ts'
import { readCaller, readToken } from './caller.ts'
import { asFamilyReads } from './family.answer.ts'
import { readInput } from './input.ts'
import type { Platform } from './platform.ts'
import { whileOnDisk } from './upload.ts'

export interface Outcome {
  status: number
  body: unknown
  bare: boolean
  actor: Actor | undefined
  caller: Caller
  /** What a read has seen. */
  snapshot?: string
}

export async function runOperation(
  platform: Platform,
  route: Route,
  request: FastifyRequest,
): Promise<Outcome> {
  refuseNewerApp(request)
  const { operation } = route
  const now = platform.clock.now()
  const client = operation.access === 'client'
  if (client && !platform.isClient(request.headers.authorization)) return clientRefused(request)
  const isGuest = route.guest !== undefined && request.headers['blade-auth'] === undefined
  const needsSession = operation.access === 'session' && !isGuest
  const claims = needsSession ? await authenticate(platform, request) : undefined
  const caller = readCaller(request, claims?.tenantId)
  if (request.isMultipart() && !operation.upload) fail('UNSUPPORTED_MEDIA_TYPE')
  const scope = { tenantId: tenantOf({ route, caller }), personId: null, now, mode: 'read' } as const
  const input = await readInput(operation, request, () => inTenant(platform.db, scope, findTimeZone))
  const isKeyed = operation.offline === 'queue' || operation.keyed
  const key = isKeyed && claims ? idempotencyKey(request) : undefined
  const write = key && claims && { personId: claims.personId, key, operation: name(route), input }
  const asked: Asked = { platform, route, claims, caller, input, now, write: write || undefined }
  const { status, body, actor, events, order, subjects } = await (client
    ? platform.signInGate(() => runWithRetry(asked))
    : runAfterWaits(asked, request))
  const tenantId = tenantOf(asked)
  // After the read, which stays a read. An answer without its entry is not sent.
  if (route.look && actor) {
    const look = { id: platform.ids(), action: route.look, actorId: actor.personId, subjects }
    const scope = { tenantId, personId: actor.personId, now, mode: 'write' } as const
    await inTenant(platform.db, scope, (tx) => writeLook(tx, look))
  }
  publish(asked, { actor, events }, order)
  const snapshot = route.mode === 'read' ? order : undefined
  const isFamily = actor && platform.isFamilyClient(request.headers.authorization)
  const shown = isFamily ? asFamilyReads(operation.returns, body, actor.timeZone) : body
  return { status, body: shown, bare: operation.bare ?? false, actor, caller, snapshot }
}

/** A client without a signed-in person has no centre yet. Signing in chooses the centre that it names. */
const tenantOf = ({ route, caller }: Pick<Asked, 'route' | 'caller'>) =>
  route.operation.access === 'client' || route.ofInstallation ? defaultTenantId : caller.tenantId

function publish(asked: Asked, { actor, events }: Pick<Done, 'actor' | 'events'>, transaction: string): void {
  const by = actor ? { id: actor.personId, name: actor.name } : null
  const { platform, caller, route } = asked
  const answers = route.operation.offline === 'queue' ? name(route) : undefined
  platform.live.publish(tenantOf(asked), { by, pageId: caller.pageId, transaction, answers }, events)
}

type Committed = Done & { order: string }

/** What takes long comes before the transaction: asking another server, and receiving a file. The sender's right is
 *  checked first. */
async function runAfterWaits(asked: Asked, request: FastifyRequest): Promise<Committed> {
  const { platform, route, claims, now } = asked
  const { receive, askOutside, operation } = route
  if (!receive && !askOutside) return runWithRetry(asked)
  const tenantId = tenantOf(asked)
  const scope = { tenantId, personId: claims?.personId ?? null, now, mode: 'read' } as const
  await inTenant(platform.db, scope, (tx) => findPermitted(asked, tx))
  await askOutside?.(asked.input)
  if (!receive || !operation.upload) return runWithRetry(asked)
  const limits = { most: operation.upload.most, timeout: platform.uploadTimeout }
  const received = await whileOnDisk(request, limits, (file) =>
    receive(file, { tenantId, now, id: platform.ids() }),
  )
  try {
    return await runWithRetry({ ...asked, received })
  } catch (error) {
    await received.discard()
    throw error
  }
}

/** Runs the operation again after a write conflict. The next run sees what the other request wrote. */
async function runWithRetry(asked: Asked): Promise<Committed> {
  let order = ''
  const { platform, claims, now, route, write } = asked
  const scope = {
    tenantId: tenantOf(asked),
    personId: claims?.personId ?? null,
    now,
    mode: route.mode,
    lock: write && lockOf(write),
    onOpen: (of: string) => {
      order = of
    },
  }
  const once = async () => {
    const done = await inTenant(
      platform.db,
      scope,
      (tx) => attempt(asked, tx),
      ({ last }) => last,
    )
    if (done.refusal) {
      publish(asked, done, order)
      throw done.refusal
    }
    return { ...done, order }
  }
  if (route.mode === 'read') return once()
  return platform
    .writeGate(() => retried(once))
    .catch((error: unknown) => {
      throw refusalFor(route, error)
    })
}

/** A device sends a queued entry again until it is answered. One that meets a record that stays would be sent for ever, and
 *  hold up what follows it, so it is refused, and its person decides. */
function refusalFor({ operation }: Route, error: unknown): unknown {
  if (operation.offline !== 'queue' || !isLasting(error)) return error
  return Object.assign(new AppError('RECORD_CHANGED'), { cause: error })
}

/** With three writers at once, the last may conflict with the first and then with the second. */
const mostTries = 4

async function retried<T>(once: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await once()
    } catch (error) {
      if (tries === mostTries || !isConflict(error)) throw error
    }
}

export async function authenticate(
  platform: Pick<Platform, 'tokens'>,
  request: FastifyRequest,
): Promise<Claims> {
  const token = readToken(request)
  return (token && (await platform.tokens.verify(token))) || fail('UNAUTHENTICATED')
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  const parsed = Id.safeParse(key)
  return parsed.success ? parsed.data : fail('VALIDATION_FAILED', { 'Idempotency-Key': 'INVALID_FORMAT' })
}

const unknownClient = { error_code: 3001, error_description: '客户端认证失败' }

/** The wire format's answer to an unknown client. A 401 would ask the person to sign in again, so it is not used. */
function clientRefused(request: FastifyRequest): Outcome {
  return {
    status: 400,
    body: unknownClient,
    bare: true,
    actor: undefined,
    caller: readCaller(request, undefined),
  }
}
