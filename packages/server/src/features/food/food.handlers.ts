import { needsReason } from '@daybook/contract/attendance/attendance.rules.ts'
import { foodRegister as declared, type food, type foodFields } from '@daybook/contract/food/food.kind.ts'
import { daysLeft, nearUntil } from '@daybook/contract/food/food.rules.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { lastEnding, lockEnding, type RegisterKind, removeRows, restore } from '../register/index.ts'
import { centreOfFood, clearOutcome, outcomeOf, pageOfFood, setNearDays, setOutcome } from './food.queries.ts'

type Operations = typeof food.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export const foodRegister: RegisterKind<typeof foodFields> = {
  ...declared,
  name: 'food',
  table: 'food',
  columns: { temperature: 'temperatureTenths' },
  fromColumn: { temperature: (tenths: number | null) => (tenths === null ? null : tenths / 10) },
  toColumn: { temperature: (degrees: number | null) => (degrees === null ? null : Math.round(degrees * 10)) },
}

export async function listExpired({ tx, actor, input }: Of<'listExpired'>) {
  const { records, total } = await pageOfFood(tx, { until: addDays(actor.today, -1) }, input)
  return pageOf(withDays(records, actor.today), total, input)
}

export async function listToExpire({ tx, actor, input }: Of<'listToExpire'>) {
  const { foodNearDays } = await centreOfFood(tx)
  const between = { from: actor.today, until: nearUntil(actor.today, foodNearDays) }
  const { records, total } = await pageOfFood(tx, between, input)
  return pageOf(withDays(records, actor.today), total, input)
}

const withDays = <F extends { bestBefore: string; temperatureTenths: number | null }>(
  records: F[],
  today: string,
) =>
  records.map(({ temperatureTenths, ...one }) => ({
    ...one,
    temperature: temperatureTenths === null ? null : temperatureTenths / 10,
    daysLeft: daysLeft(one.bestBefore, today),
  }))

export async function endFood(context: Of<'end'>): Promise<null> {
  const { tx, input } = context
  await removeRows(foodRegister, { ...context, input: { ids: [input.id] } })
  await setOutcome(tx, input.id, input.outcome)
  return null
}

type Ended = Awaited<ReturnType<typeof lastEnding>>

function mayUndo(ended: Ended, { actor, clock }: Context<unknown, Actor>): boolean {
  if (!ended || needsReason(ended.at, clock.now())) return false
  return ended.by?.id === actor.personId || actor.rights.has('check.configure')
}

export async function getEnding(context: Of<'getEnding'>) {
  const { outcome } = found(await outcomeOf(context.tx, context.input.id))
  const ended = outcome === null ? undefined : await lastEnding(foodRegister, context)
  if (!outcome || !ended) return null
  return { outcome, at: ended.at, by: ended.by, canUndo: mayUndo(ended, context) }
}

export async function undoEnd(context: Of<'undoEnd'>): Promise<null> {
  const { tx, input } = context
  const ended = await lockEnding(foodRegister, context)
  if (!ended) return null
  if (!mayUndo(ended, context)) fail('FORBIDDEN')
  await clearOutcome(tx, input.id)
  await restore(foodRegister, context)
  return null
}

export async function getSettings({ tx }: Of<'getSettings'>) {
  return { nearDays: (await centreOfFood(tx)).foodNearDays }
}

export async function saveSettings({ tx, input }: Of<'saveSettings'>) {
  await setNearDays(tx, input.nearDays)
  return input
}
