// Leave that is approved after a week was published leaves shifts without their person. No week is published with such a
// shift, so only the approval can make one: it tells those who plan the weeks, and the manager's page lists it until the
// week is changed.
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { ReportStep } from '@daybook/contract/report/report.rules.ts'
import { rosterMessages } from '@daybook/contract/roster/roster.contract.ts'
import type { RosterOversight } from '@daybook/contract/roster/roster.oversight.ts'
import { rosterReceipt } from '@daybook/contract/roster/roster.receipt.ts'
import { dayOfWeek, fallsInLeave, type Roster, weekOf } from '@daybook/contract/roster/roster.rules.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { idOf } from '../../platform/ids.ts'
import { alerts, tell, untell } from '../notification/index.ts'
import type { Oversight } from '../today/index.ts'
import { daysAway, type LeaveRow } from './roster.away.ts'
import { leaveIn, peopleToPlan, rostersFrom } from './roster.queries.ts'

export const rosterAlerts = alerts(rosterMessages, {
  leaveGap: {
    topic: 'request',
    to: 'receipt.publish',
    words: {
      'en-US': 'A published week has shifts of somebody on leave',
      'zh-CN': '已发布的排班中有人休假',
    },
  },
})

type Published = { id: string; detail: Roster }

/** The days from today on on which people have shifts during their confirmed leave. */
function gapsIn({ id, detail: { weekOn, shifts } }: Published, leave: readonly LeaveRow[], actor: Actor) {
  const away = daysAway(leave, weekOn, actor.timeZone).filter(({ isConfirmed }) => isConfirmed)
  const open = shifts.filter(
    (shift) => dayOfWeek(weekOn, shift.day) >= actor.today && fallsInLeave(shift, away),
  )
  return [...new Set(open.map(({ personId }) => personId))].map((personId) => ({
    page: `${rosterReceipt.form}?id=${id}`,
    rosterId: id,
    personId,
    days: [...new Set(weekOf(open, personId).map(({ day }) => dayOfWeek(weekOn, day)))].join(),
  }))
}

type Deciding = Pick<Context<unknown, Actor>, 'tx' | 'ids' | 'clock' | 'publish' | 'actor'>
interface Leave {
  id: string
  personId: string
  staffName: string
  startsAt: string
  endsAt: string
}

/** Tells of each published week that approved leave opens, or takes it back once the leave is cancelled. */
export async function leaveDecided(context: Deciding, step: ReportStep, leave: Leave): Promise<void> {
  if (step !== 'confirmed' && step !== 'cancelled') return
  const { id, staffName, ...away } = leave
  const weeks = await rostersFrom(context.tx, away.startsAt, away.endsAt)
  const causeOf = (rosterId: string) => idOf(`leave ${id} in ${rosterId}`)
  if (step === 'cancelled') {
    for (const week of weeks) await untell(context, rosterAlerts.leaveGap, causeOf(week.id))
    return
  }
  const gaps = weeks.flatMap((week) => gapsIn(week, [{ ...away, state: 'confirmed' }], context.actor))
  const messages = gaps.map(({ page, rosterId, days }) => ({
    params: { staffName, days },
    link: page,
    causeId: causeOf(rosterId),
  }))
  await tell(context, rosterAlerts.leaveGap, messages)
}

export const rosterOversight: Oversight<RosterOversight> = {
  leaveGaps: {
    can: 'receipt.publish',
    async list({ tx, actor }) {
      const { from } = dayBounds(actor.today, actor.timeZone)
      const weeks = await rostersFrom(tx, from.toISOString())
      const last = weeks.at(-1)
      if (!last) return []
      const { endsAt } = rosterReceipt.span(last.detail, actor.timeZone)
      const leave = await leaveIn(tx, { from, until: new Date(endsAt) })
      const nameOf = new Map((await peopleToPlan(tx)).map(({ id, name }) => [id, name]))
      return weeks
        .flatMap((week) => gapsIn(week, leave, actor))
        .flatMap(({ page, rosterId, personId, days }) => {
          const staffName = nameOf.get(personId)
          // Who has left is planned no longer.
          return staffName ? [{ id: `${rosterId} ${personId}`, page, params: { staffName, days } }] : []
        })
        .slice(0, mostRows)
    },
  },
}
