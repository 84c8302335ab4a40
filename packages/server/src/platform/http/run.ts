// What happens to every operation, in this order: authenticate, validate, open a tenant transaction,
// check the right, run, audit, answer with only the declared fields.
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import { commonErrors } from '@daybook/contract/kernel/errors.ts'
import { Id } from '@daybook/contract/kernel/schema.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { writeAudit } from '../audit.queries.ts'
import type { Clock } from '../clock.ts'
import type { Actor, BareAnswer, Caller, Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { type AtTheEnd, inTenant } from '../database/tenancy.ts'
import type { DB } from '../database/types.ts'
import { AppError, fail } from '../errors.ts'
import { claimKey, keepAnswer } from '../idempotency.queries.ts'
import type { Claims, FindActor, TokenMaker } from '../identity.ts'
import type { MintId } from '../ids.ts'
import type { Route } from '../implement.ts'
import { planJobsIn } from '../jobs.queries.ts'
import type { Tiding } from '../live/live.event.ts'
import type { Live } from '../live/live.ts'
import { readCaller, readToken } from './caller.ts'
import type { Gate } from './gate.ts'
import { readInput } from './input.ts'

export interface Platform {
  db: Kysely<DB>
  clock: Clock
  ids: MintId
  tokens: TokenMaker
  findActor: FindActor
  /** Whether these are credentials of a client that may ask for tokens. */
  isClient(authorization: string | undefined): boolean
  /** Keeps those who sign in from taking every connection from those who have. */
  doorstep: Gate
  live: Pick<Live, 'tell'>
}

export interface Outcome {
  status: number
  body: unknown
  bare: boolean
  actor: Actor | undefined
  caller: Caller
}

export async function runOperation(
  platform: Platform,
  route: Route,
  request: FastifyRequest,
): Promise<Outcome> {
  const { operation } = route
  const now = platform.clock.now()
  const client = operation.access === 'client'
  if (client && !platform.isClient(request.headers.authorization)) return clientRefused(request)
  const claims = operation.access === 'session' ? await authenticate(platform, request) : undefined
  const caller = readCaller(request, claims?.tenantId)
  const input = readInput(operation, request)
  // A client without a person belongs to no centre yet; signing in enters the one it names.
  const tenantId = client ? defaultTenantId : caller.tenantId
  const scope = { tenantId, personId: claims?.personId ?? null, now, mode: route.mode }
  const key = operation.offline === 'queue' && claims ? idempotencyKey(request) : undefined
  const write = key && claims && { personId: claims.personId, key, operation: name(route), input }
  const tidings: Tiding[] = []
  const answerIn = async (tx: Tx, atTheEnd: AtTheEnd): Promise<Outcome> => {
    // Both questions go out together; who may not ask hears nothing of the answer to the second.
    const [found, claimed] = await Promise.allSettled([
      claims && platform.findActor(tx, claims, now),
      write && claimKey(tx, write),
    ])
    const actor = claims && (resultOf(found) ?? fail('UNAUTHENTICATED'))
    authorize(route, actor)
    const before = resultOf(claimed)
    if (before) return { status: 200, body: before.answered, bare: false, actor, caller }
    const result = await perform(platform, route, { tx, atTheEnd, actor, caller, input, tidings })
    const { status, body } = operation.bare ? (result as BareAnswer<unknown>) : { status: 200, body: result }
    const answer = operation.returns.parse(body)
    if (write) atTheEnd(() => keepAnswer(tx, write, answer))
    if (route.live) tidings.push({ operation: name(route), to: route.live, data: answer ?? input })
    return { status, body: answer, bare: operation.bare ?? false, actor, caller }
  }
  const transaction = () => inTenant(platform.db, scope, answerIn)
  const outcome = await (client ? platform.doorstep(transaction) : transaction())
  const { actor } = outcome
  platform.live.tell(tenantId, actor ? { id: actor.personId, name: actor.name } : null, tidings)
  return outcome
}

export const name = (route: Route) => `${route.feature}.${route.name}`

function resultOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}

interface Performance {
  tx: Tx
  atTheEnd: AtTheEnd
  actor: Actor | undefined
  caller: Caller
  input: unknown
  tidings: Tiding[]
}

async function perform(
  platform: Platform,
  route: Route,
  { tx, atTheEnd, actor, caller, input, tidings }: Performance,
): Promise<unknown> {
  const subjects: string[] = []
  const context: Context<unknown, Actor | undefined> = {
    tx,
    clock: platform.clock,
    ids: platform.ids,
    jobs: planJobsIn(tx),
    caller,
    input,
    actor,
    concerns: (...ids) => void subjects.push(...ids),
    tell: (tiding) => void tidings.push(tiding),
  }
  try {
    const result = await route.run(context as Context<never, never>)
    const { audit } = route
    const actorId = actor?.personId ?? null
    if (audit) atTheEnd(() => writeAudit(tx, { id: platform.ids(), action: audit, actorId, subjects }))
    return result
  } catch (error) {
    if (error instanceof AppError && !declares(route, error)) throw new UndeclaredError(route, error)
    throw error
  }
}

/** An error key that the contract does not declare: a mistake of ours, answered as INTERNAL. */
export class UndeclaredError extends Error {
  constructor(route: Route, cause: AppError) {
    super(`${name(route)} answered ${cause.key}, which its contract does not declare`, { cause })
  }
}

const declares = (route: Route, error: AppError) =>
  commonErrors.includes(error.key) || (route.operation.errors?.includes(error.key) ?? false)

export async function authenticate(
  platform: Pick<Platform, 'tokens'>,
  request: FastifyRequest,
): Promise<Claims> {
  const token = readToken(request)
  return (token && (await platform.tokens.verify(token))) || fail('UNAUTHENTICATED')
}

function authorize(route: Route, actor: Actor | undefined): void {
  const { can } = route
  if (can === 'public' || can === 'client') return
  if (!actor || (can !== 'session' && !actor.rights.has(can))) fail('FORBIDDEN')
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  const parsed = Id.safeParse(key)
  return parsed.success ? parsed.data : fail('VALIDATION_FAILED', { 'Idempotency-Key': 'invalid_format' })
}

/** The family's answer to an unknown client. */
function clientRefused(request: FastifyRequest): Outcome {
  const body = { error_code: 3001, error_description: '客户端认证失败' }
  return { status: 401, body, bare: true, actor: undefined, caller: readCaller(request, undefined) }
}
