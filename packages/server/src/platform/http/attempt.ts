// One run of an operation in its transaction. The database confirms the actor before anything is written.

import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import { commonErrors } from '@daybook/contract/kernel/errors.ts'
import type { EventName } from '@daybook/contract/kernel/live.ts'
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
import { withPictures } from './pictures.ts'
import type { Platform } from './platform.ts'
import type { Received } from './upload.ts'

export interface Asked {
  platform: Platform
  route: Route
  claims: Claims | undefined
  caller: Caller
  input: unknown
  now: Date
  write: KeyedWrite | undefined
  /** What `receive` of the route made of the uploaded file. */
  received?: Received
}

export interface Done {
  status: number
  body: unknown
  actor: Actor | undefined
  /** Published after the commit. */
  events: NewEvent[]
  /** The records that it changed or showed. */
  subjects: string[]
  /** The audit trail and the key, written together with the commit. */
  last: Write[]
  /** Answered after the commit. */
  refusal?: AppError
}

export const name = (route: Route) => `${route.feature}.${route.name}`

/** Finds the actor, checks the right and runs the operation. A key that was used before gets its stored answer. */
export async function attempt(asked: Asked, tx: Tx): Promise<Done> {
  const { write } = asked
  const [actor, key] = await Promise.all([findPermitted(asked, tx), write && findKey(tx, write)])
  if (write && key)
    return { status: 200, body: answerOf(key, write), actor, events: [], subjects: [], last: [] }
  return perform(asked, actor, tx)
}

/** The signed-in person, who has the operation's right; undefined where nobody needs to sign in. */
export async function findPermitted(
  { platform, route, claims, now }: Asked,
  tx: Tx,
): Promise<Actor | undefined> {
  const actor = claims && ((await platform.findActor(tx, claims, now)) ?? fail('UNAUTHENTICATED'))
  if (mayRun(route, actor)) return actor
  if (actor?.mustChangePassword) return fail('PASSWORD_CHANGE_REQUIRED')
  return fail(actor?.mustSetUpSecondStep ? 'SECOND_STEP_REQUIRED' : 'FORBIDDEN')
}

function mayRun({ can, guest }: Route, actor: Actor | undefined): boolean {
  if (can === 'public' || can === 'client') return true
  if (actor === undefined) return guest !== undefined
  // A tablet has no data of its own.
  if (can === 'session') return !actor.rights.has('kiosk.use')
  return can === 'staff' ? worksHere(actor) : actor.rights.has(can)
}

/** Neither a tablet nor the platform's operator. As with a right, a second step or a new password comes first. */
const worksHere = ({ tenantId, rights, mustSetUpSecondStep, mustChangePassword }: Actor): boolean =>
  tenantId !== defaultTenantId && !rights.has('kiosk.use') && !mustSetUpSecondStep && !mustChangePassword

async function perform(
  { platform, route, caller, input, write, received }: Asked,
  actor: Actor | undefined,
  tx: Tx,
): Promise<Done> {
  const { operation, audit, refused, live } = route
  const subjects: string[] = []
  const events: NewEvent[] = []
  let isDone = false
  const context: Context<unknown, Actor | undefined> = {
    tx,
    caller,
    input,
    actor,
    clock: platform.clock,
    ids: platform.ids,
    jobs: planJobsIn(tx),
    addresses: platform.addresses,
    received,
    auditSubjects: (...ids) => void subjects.push(...ids),
    alreadyDone: () => {
      isDone = true
    },
    publish: (event) => void events.push(event),
  }
  const run = actor === undefined && route.guest ? route.guest : route.run
  const result = await run(context as Context<never, never>).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    if (!declares(route, error)) throw new UndeclaredError(route, error)
    if (error.keepsWrites) return error
    throw error
  })
  const actorId = actor?.personId ?? null
  const audited = (action: string) => auditEvent({ id: platform.ids(), action, actorId, subjects })
  if (result instanceof AppError) {
    const last = refused ? [audited(refused)] : []
    return { status: result.status, body: null, actor, events, subjects, last, refusal: result }
  }
  const { status, body } = operation.bare ? (result as BareAnswer<unknown>) : { status: 200, body: result }
  const answer = withPictures(operation.returns, operation.returns.parse(body), platform.addresses)
  const said = route.liveSaysNothing ? null : (answer ?? input)
  if (live && !isDone) events.push({ operation: name(route) as EventName, to: live, data: said })
  const last: Write[] = []
  if (audit && !isDone) last.push(audited(audit))
  if (write) last.push(keptAnswer(write, answer))
  return { status, body: answer, actor, events, subjects, last }
}

/** An error key that the contract does not declare. This is a bug, answered as INTERNAL. */
export class UndeclaredError extends Error {
  constructor(route: Route, cause: AppError) {
    super(`${name(route)} answered ${cause.key}, which its contract does not declare`, { cause })
  }
}

const declares = (route: Route, error: AppError) =>
  commonErrors.includes(error.key) || (route.operation.errors?.includes(error.key) ?? false)
