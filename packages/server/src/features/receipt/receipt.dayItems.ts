// Publications in the day's list: those that take place, those that wait for the person's answer, and for managers those
// that are due for review.
import { receiptKindNamed } from '@daybook/contract/app/receipt.kinds.ts'
import { dayAt, dayBounds } from '@daybook/contract/kernel/dates.ts'
import { type Due, dueItems } from '../today/index.ts'
import { publicationsOfDays } from './receipt.due.queries.ts'

export const receiptDayItems = dueItems(
  'receipt.answer',
  async ({ tx, actor }, { from, until, withOverdue }) => {
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
      ({ id, kind, title, asks, startsAt, publishedAt, reviewOn, isAnswered, isAhead }): Due[] => {
        const known = receiptKindNamed(kind)
        if (!known || (isAhead && !known.isPeriod)) return []
        const common = { subject: known.subject, about: title, page: `${known.page}?id=${id}` }
        if (asks === 'review' && reviewOn !== null)
          return [{ ...common, id: `${id} review`, name: `${kind}.dueReview`, day: reviewOn }]
        // A period waits for an answer from when it was published. What takes place at a time is over after its day.
        const takesPlaceAt = known.isPeriod ? null : startsAt
        const at = isAhead ? publishedAt : (startsAt ?? publishedAt)
        const isDone = takesPlaceAt === null ? isAnswered : dayAt(new Date(takesPlaceAt), timeZone) < today
        return [{ ...common, id, name: `${kind}.due`, at, startsAt: takesPlaceAt, isDone }]
      },
    )
  },
)
