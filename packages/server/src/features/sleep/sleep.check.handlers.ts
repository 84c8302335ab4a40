import { timeRefusal } from '@daybook/contract/care/care.rules.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { checkRefusal } from '@daybook/contract/sleep/sleep.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { reachOf } from '../care/index.ts'
import { answerFor, one } from './sleep.bed.handlers.ts'
import { watchSleepers } from './sleep.jobs.ts'
import { insertChecks, lockSleeps, type SleepAnswer } from './sleep.queries.ts'

/** One look at one sleeper. Two who look at the same child made two checks. */
export async function checkSleeper(
  context: ContextOf<(typeof sleep.operations)['checkSleeper']>,
): Promise<SleepAnswer> {
  const { tx, actor, clock, input } = context
  const { id, checkId, occurredAt, note, breathing, warmth, colour, position } = input
  const now = clock.now()
  const row = found((await lockSleeps(tx, [id])).get(id))
  if (row.voidedAt !== null) fail('RECORD_VOIDED')
  const why = timeRefusal(occurredAt, now, reachOf(actor)) ?? checkRefusal(row, occurredAt)
  if (why) fail(why)
  const look = { breathing, warmth, colour, position, note: note || null }
  const told = { recordedAt: now.toISOString(), recordedBy: actor.personId }
  const check = { ...look, ...told, id: checkId, recordId: row.id, occurredAt }
  const written = await insertChecks(tx, [check])
  const sleeps = await answerFor(context, [row.id])
  const same = one(sleeps).checks.find((known) => known.id === checkId)
  if (!written.has(checkId) && (same?.recordedBy.id !== actor.personId || same.occurredAt !== occurredAt))
    fail('RECORD_EXISTS')
  await watchSleepers(context)
  return one(sleeps)
}
