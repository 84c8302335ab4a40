import { addDays, dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { openOfDay } from '../attendance/index.ts'
import { childCards } from '../child/index.ts'
import { collectorsOfAll } from '../contact/index.ts'
import { roomsWithOwn } from '../room/room.queries.ts'
import { daysBefore, withDoses } from './medicinePlan.facts.ts'
import { authoritiesHere, authoritiesOfChild, reportedSince } from './medicinePlan.queries.ts'

type Operations = typeof medicinePlan.operations
type Board = AnswerOf<Operations['getBoard']>
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function getBoard(context: Of<'getBoard'>): Promise<Board> {
  const { tx, actor } = context
  const { today, timeZone } = actor
  const rows = await authoritiesHere(tx, today)
  const ids = [...new Set(rows.map(({ childId }) => childId))]
  const rooms = await roomsWithOwn(tx, actor)
  return {
    rooms: rooms.map(({ code, name, own }) => ({ code, name, own })),
    children: await childrenOf(context, { ids, rooms }),
    authorities: await withDoses(tx, rows, { day: addDays(today, -daysBefore), timeZone }),
  }
}

/** The child's list goes back so many days. */
const listedDays = 31

export async function listOfChild(context: Of<'listOfChild'>): Promise<AnswerOf<Operations['listOfChild']>> {
  const { tx, actor, input } = context
  const { today, timeZone } = actor
  const rooms = await roomsWithOwn(tx, actor)
  const [child = fail('NOT_FOUND')] = await childrenOf(context, { ids: [input.childId], rooms })
  const day = addDays(today, -listedDays)
  const [rows, reported] = await Promise.all([
    authoritiesOfChild(tx, child.id),
    reportedSince(tx, [child.id], dayBounds(day, timeZone).from),
  ])
  return {
    child,
    authorities: await withDoses(tx, rows, { day, timeZone }),
    otherDoses: reported.map(({ childId: _, ...dose }) => dose),
  }
}

/** These children as they are shown before a dose, by name. */
async function childrenOf(
  { tx, actor }: Context<unknown, Actor>,
  { ids, rooms }: { ids: readonly string[]; rooms: Awaited<ReturnType<typeof roomsWithOwn>> },
): Promise<Board['children']> {
  if (ids.length === 0) return []
  const [cards, stays, contacts] = await Promise.all([
    childCards(tx, { day: actor.today, ids }),
    openOfDay(tx, ids, actor.today),
    collectorsOfAll(tx, ids),
  ])
  return cards.map((card) => {
    const stay = stays.find(({ childId }) => childId === card.id)
    const room = rooms.find(({ id }) => id === stay?.roomId)
    return {
      ...card,
      contacts: contacts
        .filter(({ childId }) => childId === card.id)
        .map(({ id, name, relation }) => ({ id, name, relation })),
      here: stay && room ? { roomCode: room.code, since: stay.signedInAt } : null,
    }
  })
}
