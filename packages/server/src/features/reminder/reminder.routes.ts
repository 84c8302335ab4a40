import { isBirthday, nextBirthday } from '@daybook/contract/kernel/dates.ts'
import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { childCards } from '../child/index.ts'
import { childrenOfDay, remindersOf } from './reminder.queries.ts'

type Of<K extends keyof typeof reminder.operations> = ContextOf<(typeof reminder.operations)[K]>

async function listChildrenWithTips({ tx, actor }: Of<'listChildrenWithTips'>) {
  const children = await childrenOfDay(tx, actor.today)
  return children
    .filter((child) => child.isNoted || isBirthday(child.birthDate, actor.today))
    .map((child) => child.id)
}

async function getChildTips({ tx, actor, input }: Of<'getChildTips'>) {
  const day = actor.today
  const card = found((await childCards(tx, { ids: [input.userId], day }))[0])
  const birthday = nextBirthday(card.birthDate, day)
  return {
    userId: card.id,
    turns: birthday.day === day ? birthday.turns : null,
    allergies: card.allergies,
    dietNote: card.dietNote,
    diets: card.diets,
    reminders: await remindersOf(tx, card.id, day),
  }
}

export const reminderRoutes = implement(reminder, {
  listChildrenWithTips: { can: 'reminder.read', run: listChildrenWithTips },
  getChildTips: { can: 'reminder.read', run: getChildTips },
})
