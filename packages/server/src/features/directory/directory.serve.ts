// The pages between the app and a centre's directory. They are no operations: a browser is sent through them, and they ask
// the directory while no transaction is open.
import { directoryPages } from '@daybook/contract/directory/directory.rules.ts'
import { TenantId } from '@daybook/contract/kernel/schema.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { hashOfTicket, newTicket } from '../../platform/codes/tickets.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inTenant } from '../../platform/database/tenancy.ts'
import type { DB } from '../../platform/database/types.ts'
import { fail } from '../../platform/errors.ts'
import type { DirectoryParts } from './directory.provider.ts'
import { pageAt, personAt, returnAddress } from './directory.provider.ts'
import {
  type Directory,
  findDirectory,
  isUnderway,
  noteOutcome,
  noteReturn,
  type Outcome,
  personOf,
} from './directory.queries.ts'

interface Served extends DirectoryParts {
  db: Kysely<DB>
  clock: Clock
}

type Request = FastifyRequest<{ Params: { tenantId: string }; Querystring: Record<string, unknown> }>

/** A minute, for each network: a whole centre may stand behind one address. */
const config = { rateLimit: { max: 60, timeWindow: '1 minute' } }

const tenantOf = ({ params }: Request) =>
  TenantId.safeParse(params.tenantId).success ? params.tenantId : fail('NOT_FOUND')
const stateOf = ({ query }: Request) => (typeof query.state === 'string' ? query.state : '')
const originOf = (request: Request) => `${request.protocol}://${request.host}`

export function serveDirectories(http: FastifyInstance, parts: Served): void {
  for (const [page, answer] of [
    [directoryPages.leave, leave],
    [directoryPages.returnTo, comeBack],
  ] as const)
    http.get(`${page}:tenantId`, { config }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return reply.redirect(await answer(parts, request as Request))
    })
}

const scoped = <T>({ db, clock }: Served, tenantId: string, work: (tx: Tx, now: Date) => Promise<T>) => {
  const now = clock.now()
  return inTenant(db, { tenantId, personId: null, now, mode: 'write' }, (tx) => work(tx, now))
}

const appPage = (ticket: string) => `/#/pages/login/login-directory?ticket=${ticket}`

/** Where a browser goes that wants to sign in: to the directory, or back to the app when that is away. */
async function leave(parts: Served, request: Request): Promise<string> {
  const [tenantId, state] = [tenantOf(request), stateOf(request)]
  const directory = await scoped(parts, tenantId, async (tx, now) =>
    (await isUnderway(tx, hashOfTicket(state), now)) ? findDirectory(tx) : undefined,
  )
  if (!directory) return appPage('')
  const returnTo = returnAddress(parts, originOf(request), tenantId)
  try {
    return await pageAt(parts, directory, { state, returnTo })
  } catch (error) {
    note(parts, tenantId, error)
    return finish(parts, tenantId, state, async () => problem('DIRECTORY_AWAY'))
  }
}

/** Where a browser goes that the directory has sent back: to the app, with a ticket that only it knows. */
function comeBack(parts: Served, request: Request): Promise<string> {
  const [tenantId, state] = [tenantOf(request), stateOf(request)]
  const back = new URL(returnAddress(parts, originOf(request), tenantId))
  back.search = new URL(request.url, back).search
  return finish(parts, tenantId, state, (directory) => outcomeOf(parts, { tenantId, directory, state, back }))
}

/** Ends the way of a state, once, and keeps what came of it. */
async function finish(
  parts: Served,
  tenantId: string,
  state: string,
  find: (directory: Directory | undefined) => Promise<Outcome>,
): Promise<string> {
  const ticket = newTicket(parts.random)
  const found = await scoped(parts, tenantId, async (tx, now) => {
    const id = await noteReturn(tx, hashOfTicket(state), hashOfTicket(ticket), now)
    return id && { id, directory: await findDirectory(tx) }
  })
  if (!found) return appPage('')
  const outcome = await find(found.directory)
  await scoped(parts, tenantId, (tx) => noteOutcome(tx, found.id, outcome))
  return appPage(ticket)
}

const problem = (key: string): Outcome => ({ staffId: null, provedSecondStep: false, problem: key })

interface Back {
  tenantId: string
  directory: Directory | undefined
  state: string
  back: URL
}

async function outcomeOf(parts: Served, { tenantId, directory, state, back }: Back): Promise<Outcome> {
  if (!directory) return problem('DIRECTORY_AWAY')
  const said = await personAt(parts, directory, { state, back }).catch((error: unknown) => {
    note(parts, tenantId, error)
    return 'DIRECTORY_REFUSED' as const
  })
  if (typeof said === 'string') return problem(said)
  const staffId = await scoped(parts, tenantId, (tx) => personOf(tx, directory.match, said.value))
  if (!staffId) return problem('DIRECTORY_NOBODY')
  const provedSecondStep = said.provedSecondStep && directory.trustsSecondStep
  return { staffId, provedSecondStep, problem: null }
}

/** The cause is the library's, which names no person. */
function note({ log }: Served, tenantId: string, error: unknown): void {
  const { message, code } = error as { message?: string; code?: string }
  log.warn({ directory: 'refused', tenant: tenantId, reason: code ?? message })
}
