import { nextBirthday } from '@daybook/contract/kernel/dates.ts'
import type { BirthdayItem } from '@daybook/contract/today/today.contract.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Card, childCards, childCardsOfRoom } from '../child/index.ts'
import { birthdayItem } from './today.items.ts'
import { childrenBornIn } from './today.queries.ts'

/** The birthdays of this day among the children enrolled on it, by name. */
export async function birthdaysOf(tx: Tx, day: string): Promise<BirthdayItem[]> {
  const born = await childrenBornIn(tx, Number(day.slice(5, 7)))
  const turns = new Map(
    born
      .map(({ id, birthDate }) => ({ id, ...nextBirthday(birthDate, day) }))
      .filter((birthday) => birthday.day === day && birthday.turns > 0)
      .map((birthday) => [birthday.id, birthday.turns]),
  )
  const cards = await childCards(tx, { ids: [...turns.keys()], day })
  return cards
    .filter((card) => card.roomId !== null)
    .map((card) => birthdayItem(card, day, turns.get(card.id) ?? 0))
}

/** The children of a room whose allergies or diets matter for a cake on a day. */
export async function cautionsAtTable(tx: Tx, roomId: string, day: string): Promise<Card[]> {
  const cards = await childCardsOfRoom(tx, { roomId, day })
  return cards.filter((card) => card.allergies.length > 0 || card.dietNote !== null || card.diets.length > 0)
}
