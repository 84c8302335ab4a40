// Settles the uncertain time of a check: staff their own, and a manager anyone's.
import { settledTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { checkRefusal } from '@daybook/contract/sleep/sleep.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { readerOf } from '../care/index.ts'
import { answerFor, one } from './sleep.bed.handlers.ts'
import { insertChecks, lockSleeps, type NewCheck, type SleepAnswer } from './sleep.queries.ts'
import { lockCheck, voidCheck } from './sleep.undo.queries.ts'

type Settle = ContextOf<typeof sleep.operations.settleCheckTime>

/** The settled check takes the place of the uncertain one, which stays in the record as undone. */
export async function settleCheckTime(context: Settle): Promise<SleepAnswer> {
  const { tx, actor, clock, ids, input } = context
  const { recordId, voidedAt, ...check } = found(await lockCheck(tx, input.id))
  const row = found((await lockSleeps(tx, [recordId])).get(recordId))
  if (row.voidedAt !== null) fail('RECORD_VOIDED')
  if (!readerOf(actor).mayAmendAny && check.recordedBy !== actor.personId) fail('FORBIDDEN')
  if (voidedAt === null && check.uncertainTimes) {
    const { occurredAt = check.occurredAt } = settledTimes(check.uncertainTimes, input.take)
    const why = occurredAt === check.occurredAt ? undefined : checkRefusal(row, occurredAt)
    if (why) fail(why)
    await voidCheck(tx, input.id, { at: clock.now(), by: actor.personId })
    // CHECKs on the table allow only these values.
    const settled = { ...check, id: ids(), recordId, occurredAt, uncertainTimes: null } as NewCheck
    await insertChecks(tx, [settled])
  }
  return one(await answerFor(context, [recordId]))
}
