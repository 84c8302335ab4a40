// The manager's page of today: what the features declare for it, read together.
import type { TodayOversight, today } from '@daybook/contract/today/today.contract.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { tasksOfToday } from '../task/index.ts'
import { taskItem } from './today.items.ts'
import type { Oversight, TodayParts } from './today.parts.ts'
import { progressOf } from './today.progress.ts'

export async function getOversight(
  parts: TodayParts,
  context: ContextOf<(typeof today.operations)['getOversight']>,
) {
  const lists = parts.oversight.flatMap((sections) => Object.entries(sections))
  const sections = await Promise.all(
    lists.map(async ([name, { can, list }]) => {
      const rows = context.actor.rights.has(can) ? await list(context, parts) : []
      return [name, rows] as const
    }),
  )
  const { holdsMessages } = parts.installation
  return { day: context.actor.today, holdsMessages, sections: Object.fromEntries(sections) }
}

export const todayOversight: Oversight<TodayOversight> = {
  lateRounds: {
    can: 'task.read',
    async list({ tx, actor, clock }, { taskKinds }) {
      const now = clock.now()
      const { made } = await tasksOfToday(tx, actor)
      const progress = await progressOf(taskKinds, tx, made, now)
      return made
        .map((row) => ({ row, item: taskItem(row, progress(row.id), now) }))
        .filter(({ item }) => item.status === 'overdue')
        .slice(0, mostRows)
        .map(({ row: { id, kind, roomName, staffName, dueAt }, item: { done, total, page } }) => ({
          id,
          page: page ?? '',
          params: { kind, roomName, staffName, dueAt, done, total },
        }))
    },
  },
}
