import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { TodayAwaiting } from '@daybook/contract/today/today.contract.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { tasksOfToday } from '../task/index.ts'
import { taskItem } from './today.items.ts'
import { type Awaiting, allowedParts, type TodayParts } from './today.parts.ts'
import { progressOf } from './today.progress.ts'

/** The person's own tasks of today that should have been finished. */
async function lateTasks({ tx, actor, clock }: Context<unknown, Actor>, { taskKinds }: TodayParts) {
  const { made } = await tasksOfToday(tx, actor)
  const own = made.filter(({ staffId }) => staffId === actor.personId)
  if (own.length === 0) return []
  const now = clock.now()
  const progress = await progressOf(taskKinds, tx, own, now)
  return own
    .map((row) => taskItem(row, progress(row.id), now))
    .filter(({ status }) => status === 'overdue')
    .sort((a, b) => a.dueAt.localeCompare(b.dueAt))
}

/** How many days ahead somebody sees what they are to do. */
const daysAhead = 30

/** What the person is to do by a day and has not done: hazards, follow-ups. */
async function dueWork({ tx, actor, clock }: Context<unknown, Actor>, { dayItems }: TodayParts) {
  const { today } = actor
  const wanted = { from: today, until: addDays(today, daysAhead), withOverdue: true }
  const items = await Promise.all(
    allowedParts(dayItems, actor).map(({ between }) => between({ tx, actor, clock }, wanted)),
  )
  return items
    .flat()
    .filter(({ staffId, status }) => staffId === actor.personId && status !== 'done')
    .sort((a, b) => a.day.localeCompare(b.day))
}

const ownLateTasks: Awaiting<TodayAwaiting['lateTasks']> = {
  name: 'lateTasks',
  can: 'task.read',
  does: 'do',
  whose: 'own',
  count: async (context, parts) => (await lateTasks(context, parts)).length,
  async list(context, parts) {
    const items = await lateTasks(context, parts)
    return items.slice(0, mostRows).map(({ id, kind, roomName, dueAt, page }) => ({
      id,
      until: dueAt,
      page: page ?? '/pages/home/home',
      params: { kind, roomName },
    }))
  },
}

const ownDueWork: Awaiting<TodayAwaiting['dueWork']> = {
  name: 'dueWork',
  can: 'request.read',
  does: 'do',
  whose: 'own',
  count: async (context, parts) => (await dueWork(context, parts)).length,
  async list(context, parts) {
    const items = await dueWork(context, parts)
    return items.slice(0, mostRows).map(({ id, dueAt, page, name, subject, about, status }) => ({
      id,
      until: dueAt,
      page,
      params: { name, subject, about, isLate: status === 'overdue' },
    }))
  },
}

export const todayAwaiting: readonly Awaiting[] = [ownLateTasks, ownDueWork]
