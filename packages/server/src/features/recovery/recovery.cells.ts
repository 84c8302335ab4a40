// Whoever has forgotten the number of their centre may be in another cell. Each cell sends a mail of its own (decision 115).
import { timingSafeEqual } from 'node:crypto'
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database/tenancy.ts'
import type { DB } from '../../platform/database/types.ts'
import { fail } from '../../platform/errors.ts'
import { success } from '../../platform/http/answer.ts'
import { type OutgoingJob, planJobsIn } from '../../platform/jobs.queries.ts'
import { centresJob, Language, type RecoveryParts } from './recovery.parts.ts'

export const cellJob = 'askCellForCentres'

const path = '/api/cells/centres-of-mail'
/** In milliseconds. */
const patience = 10_000

const Asked = z.object({ mail: z.string().min(1).max(254), language: Language })
const Payload = z.object({ url: z.string(), mail: z.string(), language: Language })

/** Asks one other cell. It is tried again by itself, so that a cell that is away keeps no other one waiting. */
export const askCell = ({ codes, cell }: RecoveryParts): OutgoingJob => ({
  name: cellJob,
  async send(_context, payload) {
    const { url, mail, language } = Payload.parse(payload)
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      body: JSON.stringify({ mail: codes.open(mail), language }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${cell.secret ?? ''}` },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the cell answered ${answer.status}`)
  },
})

/** Takes the question of another cell. Without a secret there is no such address. */
export function serveCells(
  http: FastifyInstance,
  { db, clock, codes, cell }: Pick<RecoveryParts, 'codes' | 'cell'> & { db: Kysely<DB>; clock: Clock },
): void {
  const { secret } = cell
  if (!secret) return
  http.post(path, async ({ headers, body }) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${secret}`)) fail('FORBIDDEN')
    const { success: isRight, data } = Asked.safeParse(body)
    if (!isRight) fail('VALIDATION_FAILED')
    const scope = { tenantId: defaultTenantId, personId: null, now: clock.now(), mode: 'write' } as const
    const asked = { mail: codes.seal(data.mail), language: data.language }
    await inTenant(db, scope, (tx) => planJobsIn(tx)(centresJob, asked, { queue: 'mail', isUrgent: true }))
    return success(null)
  })
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
