// One item of the day's list, by the id that it has there.
import { addDays, nextBirthday } from '@daybook/contract/kernel/dates.ts'
import { Id } from '@daybook/contract/kernel/schema.ts'
import type { DueItem, today } from '@daybook/contract/today/today.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { childCards } from '../child/index.ts'
import { findTaskRow, plannedOn, planOf } from '../task/index.ts'
import { birthdaysOf } from './today.birthdays.ts'
import { plannedItem, taskItem } from './today.items.ts'
import { allowedParts, type DaysWanted, type TodayParts } from './today.parts.ts'
import { progressOf } from './today.progress.ts'

type Of = ContextOf<(typeof today.operations)['getTask']>

export async function getTask(parts: TodayParts, context: Of) {
  const isId = Id.safeParse(context.input.taskId).success
  return found(
    (isId ? await taskOf(parts, context) : await plannedOf(context)) ??
      (isId ? await birthdayOf(context) : undefined) ??
      (await dueOf(parts, context)),
  )
}

async function taskOf({ taskKinds }: TodayParts, { tx, input, clock }: Of) {
  const row = await findTaskRow(tx, input.taskId)
  if (!row) return undefined
  const now = clock.now()
  const progress = await progressOf(taskKinds, tx, [row], now)
  return { ...taskItem(row, progress(row.id), now), day: row.day }
}

/** The next day on which the plan has it. */
async function plannedOf({ tx, actor, input }: Of) {
  const from = input.date ?? actor.today
  const days = input.date ? [from] : daysOfYear(from)
  const { rows, closed } = await planOf(tx, from, days.at(-1) ?? from)
  const own = rows.filter(({ planEntryId }) => input.taskId.startsWith(planEntryId))
  if (own.length === 0) return undefined
  for (const day of days) {
    const planned = plannedOn({ rows: own, closed }, day, actor.timeZone).map(plannedItem)
    const item = planned.find(({ id }) => id === input.taskId)
    if (item) return { ...item, day }
  }
  return undefined
}

async function birthdayOf({ tx, actor, input }: Of) {
  if (!actor.rights.has('child.read')) return undefined
  const from = input.date ?? actor.today
  const [child] = await childCards(tx, { ids: [input.taskId], day: from })
  if (!child) return undefined
  const { day } = nextBirthday(child.birthDate, from)
  const item = (await birthdaysOf(tx, day)).find(({ id }) => id === child.id)
  return item && { ...item, day }
}

/** Of the day's list first, which also has what is overdue. */
async function dueOf({ dayItems }: TodayParts, context: Of): Promise<DueItem | undefined> {
  const { actor, input } = context
  const day = input.date ?? actor.today
  const find = async (wanted: DaysWanted) => {
    const due = await Promise.all(
      allowedParts(dayItems, actor).map((items) => items.between(context, wanted)),
    )
    return due.flat().find(({ id }) => id === input.taskId)
  }
  const inList = await find({ from: day, until: day, withOverdue: day === actor.today })
  if (inList || input.date) return inList
  return find({ from: addDays(day, -aYear), until: addDays(day, aYear), withOverdue: true })
}

const aYear = 366

const daysOfYear = (from: string) => Array.from({ length: aYear }, (_, days) => addDays(from, days))
