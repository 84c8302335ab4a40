// Putting to bed, and entering whole sleeps afterwards.

import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { uncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { isSameBedtime, wholeSleepRefusal } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { type Refusals, refuseAny } from '../../platform/errors.ts'
import { readerOf, recordAll } from '../care/index.ts'
import { tellOfAlarms } from './sleep.alarm.ts'
import { sleepCareKind } from './sleep.careKind.ts'
import { overlapping } from './sleep.overlap.ts'
import {
  insertChecks,
  insertSteps,
  lockChildren,
  type NewStep,
  readSleeps,
  recordedSteps,
  type SleepAnswer,
  sleepsAround,
} from './sleep.queries.ts'
import { settingsOn } from './sleep.settings.queries.ts'

type Of<K extends keyof typeof sleep.operations> = ContextOf<(typeof sleep.operations)[K]>
type Claim = Of<'putToBed'>['input']['records'][number]

export async function putToBed(context: Of<'putToBed'>): Promise<SleepAnswer[]> {
  const { tx, actor, clock, input } = context
  const { taskId, roomCode, records } = input
  const childIds = records.map(({ childId }) => childId)
  await lockChildren(tx, childIds)
  const earliest = records.map(({ occurredAt }) => occurredAt).sort()[0] as string
  const [told, around, { inForce }] = await Promise.all([
    recordedSteps(
      tx,
      records.map(({ id }) => id),
    ),
    sleepsAround(tx, childIds, { after: earliest, now: clock.now() }),
    settingsOn(tx, dayAt(new Date(earliest), actor.timeZone)),
  ])
  const refused: Refusals = {}
  const sleepOf = new Map<string, string>()
  const merged: Claim[] = []
  const fresh: Claim[] = []
  for (const claim of records) {
    const before = told.find(({ id }) => id === claim.id)
    const others = around.filter(({ childId }) => childId === claim.childId)
    const open = others.find(({ detail }) => detail.upAt === null)
    if (before && isSameClaim(before, claim, actor)) sleepOf.set(claim.id, before.recordId)
    else if (before) refused[claim.childId] = 'RECORD_EXISTS'
    else if (open && isSameBedtime(open, claim.occurredAt)) {
      sleepOf.set(claim.id, open.id)
      merged.push(claim)
    } else if (open) refused[claim.childId] = 'ALREADY_IN_BED'
    else if (others.some(({ detail }) => detail.upAt !== null && detail.upAt > claim.occurredAt))
      refused[claim.childId] = 'SLEEP_OVERLAPS'
    else fresh.push(claim)
  }
  refuseAny(refused)
  const detail = { asleepAt: null, upAt: null, checkInterval: inForce }
  if (fresh.length > 0)
    await recordAll(sleepCareKind, context, {
      taskId,
      roomCode,
      records: fresh.map((claim) => ({ ...claim, note: null, conflictReason: null, detail })),
    })
  for (const { id } of fresh) sleepOf.set(id, id)
  const recordedAt = clock.now().toISOString()
  const stepOf = ({ id, occurredAt }: Claim, isMerged: boolean): NewStep => ({
    id,
    recordId: sleepOf.get(id) as string,
    step: 'inBed',
    occurredAt,
    recordedAt,
    recordedBy: actor.personId,
    merged: isMerged,
  })
  await insertSteps(tx, [
    ...fresh.map((claim) => stepOf(claim, false)),
    ...merged.map((claim) => stepOf(claim, true)),
  ])
  return answerFor(
    context,
    records.map(({ id }) => sleepOf.get(id) as string),
  )
}

function isSameClaim(
  told: { childId: string; occurredAt: string; recordedBy: string },
  { childId, occurredAt }: Pick<Claim, 'childId' | 'occurredAt'>,
  actor: Actor,
): boolean {
  return told.childId === childId && told.occurredAt === occurredAt && told.recordedBy === actor.personId
}

export async function recordSleep(context: Of<'recordSleep'>): Promise<SleepAnswer> {
  const { tx, ids, actor, clock, input } = context
  const { id, childId, taskId, roomCode, occurredAt, upAt, note, checks } = input
  const asleepAt = input.asleepAt ?? null
  await lockChildren(tx, [childId])
  const [told, { inForce }] = await Promise.all([
    recordedSteps(tx, [id]),
    settingsOn(tx, dayAt(new Date(occurredAt), actor.timeZone)),
  ])
  const [before] = told
  if (before && !isSameClaim(before, input, actor)) refuseAny({ [childId]: 'RECORD_EXISTS' })
  if (before) return one(await answerFor(context, [before.recordId]))
  const wrong = wholeSleepRefusal({ occurredAt, asleepAt, upAt }, checks)
  if (wrong) refuseAny({ [childId]: wrong })
  const met = await overlapping(context, [{ id, childId, occurredAt, upAt }])
  if (met.size > 0) refuseAny({ [childId]: 'SLEEP_OVERLAPS' })
  const detail = { asleepAt, upAt, checkInterval: inForce }
  const claim = { id, childId, occurredAt, note: note ?? null, conflictReason: null, detail }
  await recordAll(sleepCareKind, context, { taskId, roomCode, records: [claim] })
  const given = { recordId: id, recordedAt: clock.now().toISOString(), recordedBy: actor.personId }
  const step = (name: NewStep['step'], at: string, stepId = ids()): NewStep => ({
    ...given,
    id: stepId,
    step: name,
    occurredAt: at,
    merged: false,
  })
  await insertSteps(tx, [
    step('inBed', occurredAt, id),
    ...(asleepAt === null ? [] : [step('asleep', asleepAt)]),
    step('up', upAt),
  ])
  await insertChecks(
    tx,
    checks.map((check) => ({
      ...check,
      ...given,
      note: check.note || null,
      uncertainTimes: uncertainTimes(
        { occurredAt: check.occurredAt },
        context.caller.entryClock,
        clock.now(),
      ),
    })),
  )
  await tellOfAlarms(context, id, checks)
  return one(await answerFor(context, [id]))
}

/** The sleeps in the requested order, as the reader may see and change them. */
export async function answerFor(
  context: Context<unknown, Actor>,
  recordIds: readonly string[],
): Promise<SleepAnswer[]> {
  const { tx, actor, clock } = context
  const view = { reader: readerOf(actor), now: clock.now() }
  const found = await readSleeps(tx, [...new Set(recordIds)], view)
  context.auditSubjects(...found.map(({ id }) => id))
  return recordIds.map((id) => found.find((one) => one.id === id) as SleepAnswer)
}

/** A request with one id has one sleep. */
export const one = (sleeps: readonly SleepAnswer[]): SleepAnswer => sleeps[0] as SleepAnswer
