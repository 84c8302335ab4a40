// Who is away in a week, day by day.
import { addDays, dayAt, periodBounds, timeAt } from '@daybook/contract/kernel/dates.ts'
import { type Away, dayOfWeek, weekdayCodes } from '@daybook/contract/roster/roster.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { leaveIn } from './roster.queries.ts'

export type LeaveRow = Awaited<ReturnType<typeof leaveIn>>[number]
type Asking = Pick<Context<unknown, Actor>, 'tx' | 'actor'>

/** Leave in the week that begins on this Monday. */
export async function awayIn({ tx, actor: { timeZone } }: Asking, weekOn: string) {
  const week = periodBounds({ from: weekOn, until: addDays(weekOn, 6) }, timeZone)
  return daysAway(await leaveIn(tx, week), weekOn, timeZone)
}

export const daysAway = (rows: readonly LeaveRow[], weekOn: string, timeZone: string) =>
  rows.flatMap(({ personId, state, startsAt, endsAt }) => {
    const [start, end] = [new Date(startsAt), new Date(endsAt)]
    return weekdayCodes.flatMap((day): (Away & { isConfirmed: boolean })[] => {
      const on = dayOfWeek(weekOn, day)
      const [first, last] = [dayAt(start, timeZone), dayAt(end, timeZone)]
      const from = first < on ? '00:00' : timeAt(start, timeZone)
      const until = last > on ? '24:00' : timeAt(end, timeZone)
      const isAway = first <= on && last >= on && from < until
      return isAway ? [{ personId, day, from, until, isConfirmed: state === 'confirmed' }] : []
    })
  })
