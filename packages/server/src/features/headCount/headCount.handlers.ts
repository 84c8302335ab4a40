import type { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { watchedCount } from '@daybook/contract/headCount/headCount.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { ContextOf } from '../../platform/context.ts'
import { roomsWithOwn } from '../room/room.queries.ts'
import { openSleeps } from '../sleep/index.ts'
import { staffWithRights } from '../staff/index.ts'
import { openCounts, withPeople } from './headCount.facts.ts'
import { childrenHere, countsOn, lastEntries, phonesOf } from './headCount.queries.ts'

type Operations = typeof headCount.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function getBoard(context: Of<'getBoard'>) {
  const { tx, actor } = context
  const day = actor.today
  const here = await childrenHere(tx, day)
  const from = dayBounds(day, actor.timeZone).from.toISOString()
  const entries = await lastEntries(
    tx,
    here.map(({ id }) => id),
    { day, from },
  )
  const lastOf = new Map(entries.map(({ childId, ...entry }) => [childId, entry]))
  const sleeps = await openSleeps(tx)
  return {
    day,
    rooms: await ownRooms(context),
    children: here.map((child) => ({
      ...child,
      asleepSince: sleeps.find(({ childId }) => childId === child.id)?.detail.asleepAt ?? null,
      lastSeen: lastOf.get(child.id) ?? null,
    })),
    counts: await openCounts(tx, day),
    callFirst: await toCall(context),
  }
}

const ownRooms = async ({ tx, actor }: Pick<Of<'getBoard'>, 'tx' | 'actor'>) =>
  (await roomsWithOwn(tx, actor)).map(({ code, name, own }) => ({ code, name, own }))

/** Those who oversee safety. */
async function toCall({ tx }: Pick<Of<'getBoard'>, 'tx'>) {
  const people = await staffWithRights(tx, ['safety.oversee'])
  const phones = await phonesOf(
    tx,
    people.map(({ id }) => id),
  )
  return people.map((one) => ({ ...one, phone: phones.find(({ id }) => id === one.id)?.phone ?? null }))
}

export async function getWatch(context: Of<'getWatch'>) {
  const { tx, actor } = context
  const counts = await openCounts(tx, actor.today)
  return { rooms: await ownRooms(context), counts: counts.map(watchedCount) }
}

export async function listCounts({ tx, actor, input }: Of<'listCounts'>) {
  const day = input.date ?? actor.today
  return { day, counts: await withPeople(tx, await countsOn(tx, day, { open: false })) }
}
