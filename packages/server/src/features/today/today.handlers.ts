import { nextBirthday } from '@daybook/contract/kernel/dates.ts'
import type { today } from '@daybook/contract/today/today.contract.ts'
import { inOrderOfDay } from '@daybook/contract/today/today.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { countForgotten } from '../attendance/index.ts'
import { childCards } from '../child/index.ts'
import { findTaskRow, listPlanRows, plannedOn, tasksOfPast, tasksOfToday } from '../task/index.ts'
import { birthdaysOf, cautionsAtTable } from './today.birthdays.ts'
import { plannedItem, taskItem } from './today.items.ts'
import { progressOf } from './today.kinds.ts'

type Of<K extends keyof typeof today.operations> = ContextOf<(typeof today.operations)[K]>

export async function listDay(context: Of<'listDay'>) {
  const { tx, actor, input } = context
  const day = input.date ?? actor.today
  const tasks = await tasksOn(context, day)
  return inOrderOfDay([...tasks, ...(await birthdaysOf(tx, day))])
}

async function tasksOn({ tx, ids, actor, clock }: Of<'listDay'>, day: string) {
  if (day > actor.today)
    return plannedOn(await listPlanRows(tx), day, actor.timeZone)
      .sort((a, b) => a.dueAt.localeCompare(b.dueAt))
      .map(plannedItem)
  const rows = day === actor.today ? await tasksOfToday({ tx, ids }, actor) : await tasksOfPast(tx, day, day)
  const now = clock.now()
  const progress = await progressOf(tx, rows, now)
  return rows.map((row) => taskItem(row, progress(row.id), now))
}

export async function getTask({ tx, input, clock }: Of<'getTask'>) {
  const row = found(await findTaskRow(tx, input.taskId))
  const now = clock.now()
  const progress = await progressOf(tx, [row], now)
  return { ...taskItem(row, progress(row.id), now), day: row.day }
}

export async function countRequests({ tx, actor }: Of<'countRequests'>) {
  const forgottenSignOuts = await countForgotten(tx, actor.today)
  return { total: forgottenSignOuts, forgottenSignOuts }
}

export async function getBirthday({ tx, actor, input }: Of<'getBirthday'>) {
  const asked = input.date ?? actor.today
  const [born] = await childCards(tx, { ids: [input.taskId], day: asked })
  const { day, turns } = nextBirthday(found(born).birthDate, asked)
  // By the day of the party it may be in another room.
  const child = found((await childCards(tx, { ids: [input.taskId], day }))[0])
  const cautions = child.roomId === null ? [] : await cautionsAtTable(tx, child.roomId, day)
  return { child, day, turns, cautions }
}
