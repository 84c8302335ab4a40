// One run of an operation in its transaction. The database confirms the actor before anything is written.
import { commonErrors } from '@daybook/contract/kernel/errors.ts'
import { auditEvent } from '../audit.queries.ts'
import type { Actor, BareAnswer, Caller, Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import type { Write } from '../database/tenancy.ts'
import { AppError, fail } from '../errors.ts'
import { answerOf, findKey, type KeyedWrite, keptAnswer } from '../idempotency.queries.ts'
import type { Claims } from '../identity.ts'
import type { Route } from '../implement.ts'
import { planJobsIn } from '../jobs.queries.ts'
import type { NewEvent } from '../live/live.event.ts'
import type { Platform } from './platform.ts'

export interface Asked {
  platform: Platform
  route: Route
  claims: Claims | undefined
  caller: Caller
  input: unknown
  now: Date
  write: KeyedWrite | undefined
}

export interface Done {
  status: number
  body: unknown
  actor: Actor | undefined
  /** Published after the commit. */
  events: NewEvent[]
  /** The audit trail and the key, written together with the commit. */
  last: Write[]
}

export const name = (route: Route) => `${route.feature}.${route.name}`

/** Finds the actor, checks the right and runs the operation. A key that was used before gets its stored answer. */
export async function attempt(asked: Asked, tx: Tx): Promise<Done> {
  const { platform, route, claims, now, write } = asked
  const [found, key] = await Promise.all([
    claims && platform.findActor(tx, claims, now),
    write && findKey(tx, write),
  ])
  const actor = claims && (found ?? fail('UNAUTHENTICATED'))
  if (!mayRun(route, actor)) fail('FORBIDDEN')
  if (write && key) return { status: 200, body: answerOf(key, write), actor, events: [], last: [] }
  return perform(asked, actor, tx)
}

function mayRun({ can }: Route, actor: Actor | undefined): boolean {
  if (can === 'public' || can === 'client') return true
  return actor !== undefined && (can === 'session' || actor.rights.has(can))
}

async function perform(
  { platform, route, caller, input, write }: Asked,
  actor: Actor | undefined,
  tx: Tx,
): Promise<Done> {
  const { operation, audit, live } = route
  const subjects: string[] = []
  const events: NewEvent[] = []
  const context: Context<unknown, Actor | undefined> = {
    tx,
    caller,
    input,
    actor,
    clock: platform.clock,
    ids: platform.ids,
    jobs: planJobsIn(tx),
    auditSubjects: (...ids) => void subjects.push(...ids),
    publish: (event) => void events.push(event),
  }
  const result = await route.run(context as Context<never, never>).catch((error: unknown) => {
    throw error instanceof AppError && !declares(route, error) ? new UndeclaredError(route, error) : error
  })
  const { status, body } = operation.bare ? (result as BareAnswer<unknown>) : { status: 200, body: result }
  const answer = operation.returns.parse(body)
  if (live) events.push({ operation: name(route), to: live, data: answer ?? input })
  const actorId = actor?.personId ?? null
  const last: Write[] = []
  if (audit) last.push(auditEvent({ id: platform.ids(), action: audit, actorId, subjects }))
  if (write) last.push(keptAnswer(write, answer))
  return { status, body: answer, actor, events, last }
}

/** An error key that the contract does not declare. This is a bug, answered as INTERNAL. */
export class UndeclaredError extends Error {
  constructor(route: Route, cause: AppError) {
    super(`${name(route)} answered ${cause.key}, which its contract does not declare`, { cause })
  }
}

const declares = (route: Route, error: AppError) =>
  commonErrors.includes(error.key) || (route.operation.errors?.includes(error.key) ?? false)
