// Publications in the day's list: those that take place, those that wait for the person's answer, and for managers those
// that are due for review.

import { receiptKindNamed } from '@daybook/contract/app/receipt.kinds.ts'
import { dayAt, dayBounds, instantOf } from '@daybook/contract/kernel/dates.ts'
import type { DueItem } from '@daybook/contract/today/today.contract.ts'
import type { DayItems } from '../today/index.ts'
import { publicationsOfDays } from './receipt.due.queries.ts'

export const receiptDayItems: DayItems = {
  async between({ tx, actor }, { from, until, withOverdue }) {
    const { timeZone, today } = actor
    const rows = await publicationsOfDays(tx, {
      personId: actor.personId,
      reviews: actor.rights.has('receipt.publish'),
      days: { from, until },
      start: dayBounds(from, timeZone).from,
      end: dayBounds(until, timeZone).until,
      withOverdue,
    })
    return rows.flatMap(
      ({ id, kind, title, asks, startsAt, publishedAt, reviewOn, isAnswered, isAhead }): DueItem[] => {
        const known = receiptKindNamed(kind)
        if (!known || (isAhead && !known.isPeriod)) return []
        const own = { kind: 'due' as const, about: title, page: `${known.page}?id=${id}`, roomCode: null }
        const common = { ...own, subject: known.subject, staffId: null, staffName: null }
        if (asks === 'review' && reviewOn !== null)
          return [
            {
              ...common,
              id: `${id} review`,
              name: `${kind}.dueReview`,
              day: reviewOn,
              dueAt: instantOf(reviewOn, '00:00', timeZone).toISOString(),
              status: reviewOn < today ? 'overdue' : 'pending',
            },
          ]
        const at = isAhead ? publishedAt : (startsAt ?? publishedAt)
        const day = dayAt(new Date(at), timeZone)
        const isOver = startsAt === null || known.isPeriod ? isAnswered : day < today
        const starts = startsAt !== null && !known.isPeriod && { startsAt }
        const status = isOver ? ('done' as const) : ('pending' as const)
        return [{ ...common, ...starts, id, name: `${kind}.due`, day, dueAt: at, status }]
      },
    )
  },
}
