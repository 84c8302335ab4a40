// An operation in its transaction: who acts is asked, and meanwhile it is run for whom the session was last known to
// be. Nothing is kept or answered before the database has said who it is.
import { commonErrors } from '@daybook/contract/kernel/errors.ts'
import { isSameActor } from '../acquaintances.ts'
import { auditEvent } from '../audit.queries.ts'
import type { Actor, BareAnswer, Caller, Context } from '../context.ts'
import type { Tx } from '../database/database.ts'
import type { AtTheEnd } from '../database/tenancy.ts'
import { AppError, fail } from '../errors.ts'
import { answeredBefore, type KeyedWrite, keptAnswer } from '../idempotency.queries.ts'
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
  /** To be published when the transaction has been committed. */
  events: NewEvent[]
}

/** The person is not whom the session was last known to be: what was begun is undone and begun again. */
export class WrongGuess extends Error {}

/** The key was taken before: what was begun is undone and the answer of then given again. */
export class Repeated extends Error {
  readonly done: Done

  constructor(body: unknown, actor: Actor | undefined) {
    super('answered before')
    this.done = { status: 200, body, actor, events: [] }
  }
}

export const name = (route: Route) => `${route.feature}.${route.name}`

interface Within {
  tx: Tx
  atTheEnd: AtTheEnd
  /** At first a key is taken to be new: where it is not, it cannot be written, and the second attempt looks it up. */
  isAgain: boolean
}

/** @throws WrongGuess, Repeated */
export async function attempt(asked: Asked, within: Within): Promise<Done> {
  const { platform, route, claims, now, write } = asked
  const { tx, isAgain } = within
  const begin = (actor: Actor | undefined) => settle(perform(asked, actor, within))
  const questions = [
    claims && platform.findActor(tx, claims, now),
    isAgain && write ? answeredBefore(tx, write) : undefined,
  ] as const
  const guess = claims && platform.acquaintances.recall(claims, now)
  const begun = claims && !guess ? undefined : mayRun(route, guess) ? begin(guess) : undefined
  // All are waited for in any case: nothing may go on with a connection that has been given back.
  const [found, answered, early] = await Promise.all([settle(questions[0]), settle(questions[1]), begun])
  const actor = claims && (resultOf(found) ?? fail('UNAUTHENTICATED'))
  if (actor) platform.acquaintances.remember(actor)
  if (!mayRun(route, actor)) fail('FORBIDDEN')
  const before = resultOf(answered)
  if (before) throw new Repeated(before.answer, actor)
  if (early && actor && guess && !isSameActor(actor, guess)) throw new WrongGuess()
  return resultOf(early ?? (await begin(actor)))
}

const settle = async <T>(work: T): Promise<PromiseSettledResult<Awaited<T>>> =>
  (await Promise.allSettled([work]))[0]

function resultOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}

function mayRun({ can }: Route, actor: Actor | undefined): boolean {
  if (can === 'public' || can === 'client') return true
  return actor !== undefined && (can === 'session' || actor.rights.has(can))
}

async function perform(
  { platform, route, caller, input, write }: Asked,
  actor: Actor | undefined,
  { tx, atTheEnd, isAgain }: Within,
): Promise<Done> {
  const { operation, audit, live } = route
  const subjects: string[] = []
  const events: NewEvent[] = []
  const context: Context<unknown, Actor | undefined> = {
    tx,
    atTheEnd,
    caller,
    input,
    actor,
    isAgain,
    clock: platform.clock,
    ids: platform.ids,
    jobs: planJobsIn(tx),
    auditSubjects: (...ids) => void subjects.push(...ids),
    publish: (event) => void events.push(event),
  }
  const result = await route.run(context as Context<never, never>).catch((error: unknown) => {
    throw error instanceof AppError && !declares(route, error) ? new UndeclaredError(route, error) : error
  })
  const actorId = actor?.personId ?? null
  if (audit) atTheEnd(auditEvent(tx, { id: platform.ids(), action: audit, actorId, subjects }))
  const { status, body } = operation.bare ? (result as BareAnswer<unknown>) : { status: 200, body: result }
  const answer = operation.returns.parse(body)
  if (write) atTheEnd(keptAnswer(tx, write, answer))
  if (live) events.push({ operation: name(route), to: live, data: answer ?? input })
  return { status, body: answer, actor, events }
}

/** An error key that the contract does not declare: a mistake of ours, answered as INTERNAL. */
export class UndeclaredError extends Error {
  constructor(route: Route, cause: AppError) {
    super(`${name(route)} answered ${cause.key}, which its contract does not declare`, { cause })
  }
}

const declares = (route: Route, error: AppError) =>
  commonErrors.includes(error.key) || (route.operation.errors?.includes(error.key) ?? false)
