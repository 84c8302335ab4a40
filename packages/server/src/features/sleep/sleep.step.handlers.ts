// Falling asleep, waking and getting up.
import { timeRefusal } from '@daybook/contract/care/care.rules.ts'
import { uncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import { stepOutcome } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { refuseAny } from '../../platform/errors.ts'
import { reachOf } from '../care/index.ts'
import { answerFor } from './sleep.bed.handlers.ts'
import { changeDetail, insertSteps, lockSleeps, type SleepAnswer, type SleepRow } from './sleep.queries.ts'

type AskedStep = Context<{ checkId: string[]; occurredAt?: string | undefined }, Actor>
type StepContext = Context<{ checkId: string[]; occurredAt: string }, Actor>
type Kind = Parameters<typeof stepOutcome>[1]

const stepOf = (kind: Kind) => (kind === 'asleep' ? 'asleep' : 'up')

/** One step for several sleeps, all or none. A step that somebody else has recorded already is stored as merged. */
async function step(asked: AskedStep, kind: Kind): Promise<SleepAnswer[]> {
  const { tx, ids, actor, clock, caller, input } = asked
  const now = clock.now()
  const { checkId, occurredAt = now.toISOString() } = input
  const context: StepContext = { ...asked, input: { checkId, occurredAt } }
  const sleeps = await lockSleeps(tx, checkId)
  const outcomes = new Map(checkId.map((id) => [id, outcomeOf(sleeps.get(id), kind, context, now)]))
  refuseAny(
    Object.fromEntries(
      [...outcomes].filter(([, what]) => what !== 'made' && what !== 'merged') as [string, ErrorKey][],
    ),
  )
  const recordIds = checkId.map((id) => (sleeps.get(id) as SleepRow).id)
  const isMade = (recordId: string, i: number) =>
    outcomes.get(checkId[i] as string) === 'made' && recordIds.indexOf(recordId) === i
  const told = {
    step: stepOf(kind),
    occurredAt,
    recordedAt: now.toISOString(),
    recordedBy: actor.personId,
  } as const
  await insertSteps(
    tx,
    recordIds.map((recordId, i) => ({ ...told, id: ids(), recordId, merged: !isMade(recordId, i) })),
  )
  const change = kind === 'asleep' ? { asleepAt: occurredAt } : { upAt: occurredAt }
  await changeDetail(tx, recordIds.filter(isMade), change, uncertainTimes(change, caller.entryClock, now))
  return answerFor(context, recordIds)
}

function outcomeOf(
  row: SleepRow | undefined,
  kind: Kind,
  { actor, input }: StepContext,
  now: Date,
): 'made' | 'merged' | ErrorKey {
  if (!row) return 'NOT_FOUND'
  if (row.voidedAt !== null) return 'RECORD_VOIDED'
  const untimely = timeRefusal(input.occurredAt, now, reachOf(actor))
  return untimely ?? stepOutcome(row, kind, input.occurredAt)
}

export const fallAsleep = (context: AskedStep) => step(context, 'asleep')
export const wakeUp = (context: AskedStep) => step(context, 'up')
export const getUp = (context: AskedStep) => step(context, 'upWithoutSleep')
