import { timeRefusal } from '@daybook/contract/care/care.rules.ts'
import { uncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { checkRefusal } from '@daybook/contract/sleep/sleep.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { reachOf } from '../care/index.ts'
import { tellOfAlarms } from './sleep.alarm.ts'
import { answerFor, one } from './sleep.bed.handlers.ts'
import { insertChecks, lockSleeps, type SleepAnswer } from './sleep.queries.ts'

/** One check of one child. Two people who check the same child make two checks. */
export async function checkSleeper(
  context: ContextOf<(typeof sleep.operations)['checkSleeper']>,
): Promise<SleepAnswer> {
  const { tx, actor, clock, caller, ids, input } = context
  const now = clock.now()
  const { id, note, checkId = ids(), occurredAt = now.toISOString() } = input
  const seen = lookOf(input)
  const row = found((await lockSleeps(tx, [id])).get(id))
  if (row.voidedAt !== null) fail('RECORD_VOIDED')
  const why = timeRefusal(occurredAt, now, reachOf(actor)) ?? checkRefusal(row, occurredAt)
  if (why) fail(why)
  const look = { ...seen, note: note || null }
  const told = { recordedAt: now.toISOString(), recordedBy: actor.personId }
  const uncertain = uncertainTimes({ occurredAt }, caller.entryClock, now)
  const check = { ...look, ...told, id: checkId, recordId: row.id, occurredAt, uncertainTimes: uncertain }
  const written = await insertChecks(tx, [check])
  const sleeps = await answerFor(context, [row.id])
  const same = one(sleeps).checks.find((known) => known.id === checkId)
  if (!written.has(checkId) && (same?.recordedBy.id !== actor.personId || same.occurredAt !== occurredAt))
    fail('RECORD_EXISTS')
  if (written.has(checkId)) await tellOfAlarms(context, row.id, [check])
  return one(sleeps)
}

const looks = ['breathing', 'warmth', 'colour', 'position'] as const
type Look = Pick<SleepAnswer['checks'][number], (typeof looks)[number]>

/** All four observations, or none. If one is given, all are required. */
function lookOf({ breathing = null, warmth = null, colour = null, position = null }: Partial<Look>): Look {
  const look = { breathing, warmth, colour, position }
  const missing = looks.filter((name) => look[name] === null)
  if (missing.length > 0 && missing.length < looks.length)
    fail('VALIDATION_FAILED', Object.fromEntries(missing.map((name) => [name, 'REQUIRED'])))
  return look
}
