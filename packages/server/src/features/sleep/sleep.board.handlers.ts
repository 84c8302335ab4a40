// The board of a room, and who is asleep now.
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { nextCheckDue, stateOf } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { childDays, childPresence } from '../attendance/index.ts'
import { abilitiesFor, careProgress, placeOf, placeOfBoard, readerOf } from '../care/index.ts'
import { roomsWithOwn } from '../room/room.queries.ts'
import { openSleepIds, placesOf, sleepIdsOf } from './sleep.board.queries.ts'
import { sleepCareKind } from './sleep.careKind.ts'
import { readSleeps, type SleepAnswer } from './sleep.queries.ts'
import { settingsOn } from './sleep.settings.queries.ts'
import { childNames, openSleeps } from './sleep.watch.queries.ts'

type Operations = typeof sleep.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

const viewOf = ({ actor, clock }: Context<unknown, Actor>) => ({ reader: readerOf(actor), now: clock.now() })

export async function getBoard(context: Of<'getBoard'>): Promise<AnswerOf<Operations['getBoard']>> {
  const { tx, actor, clock, input } = context
  const now = clock.now()
  const { task, room, day, childIds } = await placeOfBoard(context, input)
  if (task && task.kind !== 'sleep') fail('TASK_OF_OTHER_KIND')
  const [children, ids, { inForce }, progress] = await Promise.all([
    childDays(tx, day, childIds),
    sleepIdsOf(tx, dayBounds(day, actor.timeZone), { childIds }),
    settingsOn(tx, day),
    task ? careProgress(tx, [{ ...task, of: sleepCareKind }], now) : undefined,
  ])
  const sleeps = Map.groupBy(await readSleeps(tx, ids, viewOf(context)), ({ childId }) => childId)
  const isOpen = (one: SleepAnswer) => stateOf(one) !== 'up'
  return {
    now: now.toISOString(),
    day,
    room,
    checkInterval: inForce,
    task: task && { id: task.id, dueAt: task.dueAt, ...(progress?.get(task.id) ?? { done: 0, total: 0 }) },
    children: children.map((childDay) => {
      const own = sleeps.get(childDay.card.id) ?? []
      const shown = childPresence(childDay, now)
      return {
        ...shown,
        // On a past day an open sleep is one that somebody forgot to end.
        sleep: own.find(isOpen) ?? null,
        earlier: own.filter((one) => !isOpen(one)),
        stays: childDay.stays.map(({ signedInAt, signedOutAt }) => ({ signedInAt, signedOutAt })),
        can: abilitiesFor(shown, day, actor),
      }
    }),
  }
}

export async function listSleeps(context: Of<'listSleeps'>): Promise<SleepAnswer[]> {
  const { tx, actor, input } = context
  const { task, room, day } = await placeOf(context, input)
  const of = task ? { taskId: task.id } : { roomId: room?.id }
  const ids = await sleepIdsOf(tx, dayBounds(day, actor.timeZone), of)
  return (await readSleeps(tx, ids, viewOf(context))).reverse()
}

/** Ordered by the next check due, then by the longest time in bed. */
export async function listSleepers(
  context: Of<'listSleepers'>,
): Promise<AnswerOf<Operations['listSleepers']>> {
  const { tx, input } = context
  const room = input.code || input.taskId ? (await placeOf(context, input)).room : null
  const ids = await openSleepIds(tx, room?.id)
  const [sleeps, places] = await Promise.all([readSleeps(tx, ids, viewOf(context)), placesOf(tx, ids)])
  const due = (one: SleepAnswer) => nextCheckDue(one) ?? `z${one.occurredAt}`
  return sleeps
    .toSorted((a, b) => (due(a) < due(b) ? -1 : 1))
    .flatMap((one) => {
      const place = places.get(one.id)
      return place ? [{ sleep: one, ...place }] : []
    })
}

export async function getWatch({ tx, actor }: Of<'getWatch'>): Promise<AnswerOf<Operations['getWatch']>> {
  const [rooms, children, { inForce }, sleeps] = await Promise.all([
    roomsWithOwn(tx, actor),
    childNames(tx),
    settingsOn(tx, actor.today),
    openSleeps(tx),
  ])
  return { rooms, children, checkInterval: inForce, sleeps }
}

export async function getSettings({ tx, actor }: Of<'getSettings'>) {
  return settingsOn(tx, actor.today)
}
