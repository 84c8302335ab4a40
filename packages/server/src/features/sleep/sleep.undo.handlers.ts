// Undoes a step or a check within ten minutes: staff their own, and a manager anyone's. After that the record is
// amended or voided like other care.
import { needsReason } from '@daybook/contract/attendance/attendance.rules.ts'
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { StepName } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Actor, ContextOf } from '../../platform/context.ts'
import { fail, found, type Refusals, refuseAny } from '../../platform/errors.ts'
import { readerOf, voidEntries } from '../care/index.ts'
import { answerFor, one } from './sleep.bed.handlers.ts'
import { overlapping } from './sleep.overlap.ts'
import { changeDetail, lockSleeps, type SleepAnswer, type SleepRow } from './sleep.queries.ts'
import { lastSteps, lockCheck, undoSteps, voidCheck } from './sleep.undo.queries.ts'

type Of<K extends keyof typeof sleep.operations> = ContextOf<(typeof sleep.operations)[K]>
/** Whose steps the actor may undo; null for anyone's. */
const ownOnly = (actor: Actor) => (readerOf(actor).mayAmendAny ? null : actor.personId)

type Told = Awaited<ReturnType<typeof lastSteps>>[number]

/** The change that removes a step from a sleep. */
const without = { asleep: { asleepAt: null }, up: { upAt: null } } as const

export async function undoStep(context: Of<'undoStep'>): Promise<SleepAnswer[]> {
  const { tx, actor, clock, input } = context
  const { checkId, step } = input
  const now = clock.now()
  const sleeps = await lockSleeps(tx, checkId)
  const rows = [...new Set([...sleeps.values()].map(({ id }) => id))]
  const told = await lastSteps(tx, rows, { by: ownOnly(actor), step })
  const toldOf = (row: SleepRow) => told.find(({ recordId }) => recordId === row.id)
  const refused: Refusals = {}
  for (const id of checkId) {
    const row = sleeps.get(id)
    const why = row ? whyKept(toldOf(row), row, step, now) : 'NOT_FOUND'
    if (why) refused[id] = why
  }
  refuseAny(refused)
  // A step that is undone already stays undone. A step that was merged into an earlier one is not the actor's to undo.
  const standing = told.filter(({ undoneAt }) => undoneAt === null)
  const made = standing.filter(({ merged }) => !merged).map(({ recordId }) => recordId)
  if (step === 'up') await refuseTwoSleeps(context, sleeps, made)
  await undoSteps(
    tx,
    standing.map(({ id }) => id),
    { at: now, by: actor.personId },
  )
  if (step !== 'inBed') await changeDetail(tx, made, without[step])
  else if (made.length > 0) await voidEntries(context, { ids: made, reason: null, kind: 'sleep' })
  return answerFor(
    context,
    checkId.map((id) => (sleeps.get(id) as SleepRow).id),
  )
}

function whyKept(
  told: Told | undefined,
  { detail }: SleepRow,
  step: StepName,
  now: Date,
): ErrorKey | undefined {
  // Somebody else's step is amended with a reason instead.
  if (!told) return 'REASON_REQUIRED'
  if (told.undoneAt !== null || told.merged) return undefined
  if (needsReason(told.recordedAt, now)) return 'REASON_REQUIRED'
  const next = step === 'inBed' ? (detail.asleepAt ?? detail.upAt) : step === 'asleep' ? detail.upAt : null
  return next === null ? undefined : 'RECORD_CHANGED'
}

/** A child who has been put to bed again meanwhile does not sleep twice at once. */
async function refuseTwoSleeps(
  context: Of<'undoStep'>,
  sleeps: ReadonlyMap<string, SleepRow>,
  reopened: readonly string[],
): Promise<void> {
  const rows = [...sleeps.values()].filter(({ id, voidedAt }) => voidedAt === null && reopened.includes(id))
  const met = await overlapping(
    context,
    rows.map((row) => ({ ...row, upAt: null })),
  )
  const asked = [...sleeps].filter(([, { id }]) => met.has(id))
  refuseAny(Object.fromEntries(asked.map(([id]) => [id, 'RECORD_CHANGED' as const])))
}

export async function undoCheck(context: Of<'undoCheck'>): Promise<SleepAnswer> {
  const { tx, actor, clock, input } = context
  const check = found(await lockCheck(tx, input.id))
  if (ownOnly(actor) && check.recordedBy !== actor.personId) fail('REASON_REQUIRED')
  if (check.voidedAt === null) {
    if (needsReason(check.recordedAt, clock.now())) fail('REASON_REQUIRED')
    await voidCheck(tx, input.id, { at: clock.now(), by: actor.personId })
  }
  return one(await answerFor(context, [check.recordId]))
}
