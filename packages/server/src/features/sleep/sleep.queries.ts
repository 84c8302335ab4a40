// Sleeps as care records with their steps and checks.

import { needsReason } from '@daybook/contract/attendance/attendance.rules.ts'
import { reachBack } from '@daybook/contract/care/care.rules.ts'
import type { UncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { Sleep, SleepDetail } from '@daybook/contract/sleep/sleep.contract.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { selectEntries, toEntry, type View } from '../care/index.ts'

export type SleepAnswer = z.output<typeof Sleep>

/** A sleep as the rules need it, locked or not. */
export interface SleepRow {
  id: string
  childId: string
  occurredAt: string
  detail: SleepDetail
  voidedAt: string | null
}

const selectSleeps = (tx: Tx) =>
  tx
    .selectFrom('careRecord')
    .where('kind', '=', 'sleep')
    .select(['id', 'childId', 'occurredAt', 'voidedAt'])
    // The kind's schema validated it when it was written.
    .select((eb) => eb.ref('detail').$castTo<SleepDetail>().as('detail'))

/** Prevents other transactions from opening a sleep of these children until this one ends. */
export async function lockChildren(tx: Tx, childIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('child')
    .select('id')
    .where(among('id', childIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Sleeps of these children that are not voided and are open or ended after this instant. Of the ended, those that began
 *  within the reach of late entries before it are read, instead of all years. An instant out of that reach is refused
 *  anyway. */
export function sleepsAround(
  tx: Tx,
  childIds: readonly string[],
  { after, now }: { after: string; now: Date },
): Promise<SleepRow[]> {
  const reach = reachBack.manager
  const since = new Date(Math.max(Date.parse(after), now.getTime() - reach) - reach).toISOString()
  const sleeps = selectSleeps(tx).where(among('childId', childIds)).where('voidedAt', 'is', null)
  const ended = sleeps
    .where('occurredAt', '>', since)
    .where(sql<boolean>`detail->'upAt' <> 'null' and detail->>'upAt' > ${after}`)
  // As alternatives of one condition these would need a scan of all sleeps there have been.
  return sleeps.where(sql<boolean>`detail->'upAt' = 'null'`).unionAll(ended).execute()
}

/** The sleeps of these ids, locked in the order of their ids: requested id → sleep. When two devices put the same
 *  child to bed, both ids lead to the one sleep. */
export async function lockSleeps(tx: Tx, ids: readonly string[]): Promise<Map<string, SleepRow>> {
  const steps = await tx
    .selectFrom('sleepStep')
    .select(['id', 'recordId'])
    .where(among('id', ids))
    .where('step', '=', 'inBed')
    .execute()
  const rows = await selectSleeps(tx)
    .where(among('id', [...new Set(steps.map(({ recordId }) => recordId))]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    steps.flatMap(({ id, recordId }) => {
      const row = byId.get(recordId)
      return row ? [[id, row] as const] : []
    }),
  )
}

export interface NewStep {
  id: string
  recordId: string
  step: 'inBed' | 'asleep' | 'up'
  occurredAt: string
  recordedAt: string
  recordedBy: string
  merged: boolean
}

export async function insertSteps(tx: Tx, steps: readonly NewStep[]): Promise<void> {
  if (steps.length === 0) return
  await tx.insertInto('sleepStep').values(steps).execute()
}

/** The steps with these ids that have been recorded before. */
export function recordedSteps(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('sleepStep')
    .innerJoin('careRecord as record', (join) => sameTenant(join, 'record.id', 'sleepStep.recordId'))
    .select(['sleepStep.id', 'sleepStep.recordId', 'sleepStep.occurredAt', 'sleepStep.recordedBy'])
    .select('record.childId')
    .where(among('sleepStep.id', ids))
    .execute()
}

/** Makes the same change to the detail of these sleeps. */
export async function changeDetail(
  tx: Tx,
  ids: readonly string[],
  change: Partial<SleepDetail>,
  uncertain: UncertainTimes | null = null,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('careRecord')
    .set((eb) => ({
      detail: sql`detail || ${JSON.stringify(change)}::jsonb`,
      uncertainTimes: sql`nullif((coalesce(uncertain_times, '{}') - ${Object.keys(change)}::text[])
        || ${JSON.stringify(uncertain ?? {})}::jsonb, '{}')`,
      version: eb('version', '+', 1),
    }))
    .where(among('id', ids))
    .execute()
}

export type NewCheck = Omit<SleepAnswer['checks'][number], 'recordedBy' | 'can'> & {
  recordId: string
  recordedBy: string
}

/** Returns the ids that were new. */
export async function insertChecks(tx: Tx, checks: readonly NewCheck[]): Promise<Set<string>> {
  if (checks.length === 0) return new Set()
  const rows = await tx
    .insertInto('sleepCheck')
    .values(
      checks.map((check) => ({
        ...check,
        uncertainTimes: check.uncertainTimes && JSON.stringify(check.uncertainTimes),
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The sleeps with these ids in the wire format, ordered by start. */
export async function readSleeps(tx: Tx, ids: readonly string[], view: View): Promise<SleepAnswer[]> {
  if (ids.length === 0) return []
  const [rows, checks, steps] = await Promise.all([
    selectEntries(tx)
      .where(among('record.id', ids))
      .orderBy('record.occurredAt')
      .orderBy('record.id')
      .execute(),
    checksOf(tx, ids, view),
    stepsOf(tx, ids),
  ])
  return rows.map((row) => ({
    ...toEntry<SleepDetail>(row, view),
    checks: (checks.get(row.id) ?? []).map(({ recordId: _, ...check }) => check),
    steps: (steps.get(row.id) ?? []).map(({ recordId: _, ...step }) => step),
  }))
}

/** The checks that are not undone, oldest first, by sleep. */
async function checksOf(tx: Tx, recordIds: readonly string[], { reader, now }: View) {
  const rows = await tx
    .selectFrom('sleepCheck as seen')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'seen.recordedBy'))
    .selectAll('seen')
    .select('staff.realName')
    .where(among('seen.recordId', recordIds))
    .where('seen.voidedAt', 'is', null)
    .orderBy('seen.occurredAt')
    .orderBy('seen.id')
    .execute()
  const checks = rows.map((row) => {
    const { id, recordId, occurredAt, recordedAt, note, breathing, warmth, colour, position } = row
    const isOwn = reader.mayAmendAny || row.recordedBy === reader.personId
    // CHECKs on the table allow only these values.
    const look = { breathing, warmth, colour, position } as SleepAnswer['checks'][number]
    const by = { id: row.recordedBy, name: row.realName }
    // The column is written only with this type.
    const uncertainTimes = row.uncertainTimes as UncertainTimes | null
    const mayUndo = isOwn && !needsReason(recordedAt, now)
    const can = [
      ...(mayUndo ? ['undo' as const] : []),
      ...(isOwn && uncertainTimes ? ['settleTime' as const] : []),
    ]
    return {
      ...look,
      id,
      recordId,
      occurredAt,
      uncertainTimes,
      recordedAt,
      recordedBy: by,
      note,
      can,
    }
  })
  return Map.groupBy(checks, ({ recordId }) => recordId)
}

async function stepsOf(tx: Tx, recordIds: readonly string[]) {
  const rows = await tx
    .selectFrom('sleepStep as step')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'step.recordedBy'))
    .select(['step.recordId', 'step.step', 'step.occurredAt', 'step.recordedAt', 'step.recordedBy'])
    .select(['step.merged', 'step.undoneAt', 'staff.realName'])
    .where(among('step.recordId', recordIds))
    .orderBy('step.occurredAt')
    .orderBy('step.recordedAt')
    .execute()
  const steps = rows.map(({ recordedBy, realName, undoneAt, step, ...row }) => ({
    ...row,
    step: step as SleepAnswer['steps'][number]['step'],
    recordedBy: { id: recordedBy, name: realName },
    undone: undoneAt !== null,
  }))
  return Map.groupBy(steps, ({ recordId }) => recordId)
}
