import { nextBirthday } from '@daybook/contract/kernel/dates.ts'
import type { today } from '@daybook/contract/today/today.contract.ts'
import { inOrderOfDay } from '@daybook/contract/today/today.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { found } from '../../platform/errors.ts'
import { childCards } from '../child/index.ts'
import { type CentreDay, plannedOn, planOf, tasksOfPast, tasksOfToday } from '../task/index.ts'
import { birthdaysOf, cautionsAtTable } from './today.birthdays.ts'
import { plannedItem, taskItem } from './today.items.ts'
import { allowedParts, type TodayParts } from './today.parts.ts'
import { progressOf } from './today.progress.ts'

type Of<K extends keyof typeof today.operations> = ContextOf<(typeof today.operations)[K]>

export async function listDay(parts: TodayParts, context: Of<'listDay'>) {
  const { tx, actor, input } = context
  const day = input.date ?? actor.today
  const tasks = await tasksOn(parts, context, day)
  const wanted = { from: day, until: day, withOverdue: day === actor.today }
  const due = await Promise.all(
    allowedParts(parts.dayItems, actor).map((items) => items.between(context, wanted)),
  )
  const birthdays = actor.rights.has('child.read') ? await birthdaysOf(tx, day) : []
  return inOrderOfDay([...tasks, ...due.flat(), ...birthdays])
}

async function tasksOn({ taskKinds }: TodayParts, { tx, actor, clock }: Of<'listDay'>, day: string) {
  const { made, planned } = await tasksAndPlan(tx, actor, day)
  const now = clock.now()
  const progress = await progressOf(taskKinds, tx, made, now)
  const plannedItems = planned.sort((a, b) => a.dueAt.localeCompare(b.dueAt)).map(plannedItem)
  return [...made.map((row) => taskItem(row, progress(row.id), now)), ...plannedItems]
}

/** The tasks of a day, and planned ones: of a future day, or today's that the job has not created yet. */
async function tasksAndPlan(tx: Tx, actor: CentreDay, day: string) {
  if (day > actor.today)
    return { made: [], planned: plannedOn(await planOf(tx, day, day), day, actor.timeZone) }
  if (day < actor.today) return { made: await tasksOfPast(tx, day, day), planned: [] }
  const { made, missing } = await tasksOfToday(tx, actor)
  return { made, planned: missing }
}

export async function countRequests(parts: TodayParts, context: Of<'countRequests'>) {
  const nothing = Object.fromEntries(parts.awaiting.map(({ name }) => [name, 0]))
  const counted = await Promise.all(
    allowedParts(parts.awaiting, context.actor).map(
      async ({ name, count }) => [name, await count(context, parts)] as const,
    ),
  )
  return {
    ...nothing,
    ...Object.fromEntries(counted),
    total: counted.reduce((sum, [, count]) => sum + count, 0),
  }
}

export async function listRequests(parts: TodayParts, context: Of<'listRequests'>) {
  const lists = await Promise.all(
    allowedParts(parts.awaiting, context.actor).map(async ({ name, does, whose, list }) =>
      (await list(context, parts)).map(({ since = null, until = null, ...row }) => {
        const dueAt = until ?? since ?? context.clock.now().toISOString()
        return { name, does, whose, since, until, dueAt, ...row }
      }),
    ),
  )
  return lists.flat().sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
}

export async function getBirthday({ tx, actor, input }: Of<'getBirthday'>) {
  const asked = input.date ?? actor.today
  const [born] = await childCards(tx, { ids: [input.taskId], day: asked })
  const { day, turns } = nextBirthday(found(born).birthDate, asked)
  // The child may be in another room by the day of the party.
  const child = found((await childCards(tx, { ids: [input.taskId], day }))[0])
  const cautions = child.roomId === null ? [] : await cautionsAtTable(tx, child.roomId, day)
  return { child, day, turns, cautions }
}
