// What a leave means for the centre: its length in days of work, who else is away, and who is left in the rooms.
import { dayAt, dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { leave } from '@daybook/contract/leave/leave.contract.ts'
import type { leaveFields } from '@daybook/contract/leave/leave.fields.ts'
import { daysOf, isTaken, workingDays } from '@daybook/contract/leave/leave.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { inLanguage } from '../centre/index.ts'
import { decides, readable } from '../report/index.ts'
import { freeDays } from './leave.days.ts'
import { othersAway, roomsOn, weeksOf } from './leave.queries.ts'

type Operation = (typeof leave.operations)['getImpact']

/** Rows for at most this many days of work: the next four weeks of a long leave say enough. */
const mostDays = 20

export async function getImpact(context: ContextOf<Operation>): Promise<AnswerOf<Operation>> {
  const { tx, actor, caller } = context
  const { id, authorId, state, detail } = await readable({ name: 'leave' }, context)
  const { dates } = detail as ValuesOf<typeof leaveFields>
  const { holidays, isHoliday, isFreeIn } = await freeDays(tx, await weeksOf(tx, authorId), [dates])
  const isFree = isFreeIn(0)
  const days = daysOf(dates)
  const length = {
    days: workingDays(dates, isFree),
    holidays: inLanguage(holidays, caller),
    closedDays: days.filter((day) => isFree(day) && !isHoliday(day)).length,
  }
  // Nobody is away for leave that was declined or cancelled.
  if (!decides(actor) || !isTaken(state)) return { ...length, others: null, rooms: null }
  const from = dayBounds(dates.from, actor.timeZone).from
  const until = dayBounds(dates.until, actor.timeZone).until
  const others = await othersAway(tx, { authorId, from, until })
  const worked = days.filter((day) => !isFree(day)).slice(0, mostDays)
  return {
    ...length,
    others: others.map(({ startsAt, endsAt, state, ...other }) => ({
      ...other,
      from: dayAt(new Date(startsAt), actor.timeZone),
      // It ends at noon or at midnight, the end of its last day.
      until: dayAt(new Date(Date.parse(endsAt) - 1), actor.timeZone),
      isConfirmed: state === 'confirmed',
    })),
    rooms: await roomsOn(
      tx,
      id,
      worked.map((day) => ({ day, ...dayBounds(day, actor.timeZone) })),
    ),
  }
}
