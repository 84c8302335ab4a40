// The week schedules of this week and the next. The next one was changed yesterday, which asks two people again.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { rosterReceipt, weekTitle } from '@daybook/contract/roster/roster.receipt.ts'
import {
  changesFor,
  mondayOf,
  type Roster,
  type Shift,
  weekdayCodes,
} from '@daybook/contract/roster/roster.rules.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import { addPublication } from './publication.rows.ts'
import type { Staff } from './staff.ts'

const turns = [
  { from: '07:00', until: '15:30', breakFrom: '11:00' },
  { from: '08:15', until: '16:45', breakFrom: '12:00' },
  { from: '09:15', until: '18:00', breakFrom: '13:00' },
] as const

/** Everybody from Monday to Friday, with another turn each week. */
const weekOf = (weekOn: string, staff: readonly Staff[], week: number): Roster => ({
  weekOn,
  shifts: staff.flatMap(({ id, roomId }, place) =>
    weekdayCodes.slice(0, 5).map((day): Shift => {
      const turn = turns[(place + week) % turns.length] as (typeof turns)[number]
      return { personId: id, day, ...turn, breakMinutes: 30, roomId }
    }),
  ),
})

/** Two people change their Thursdays. */
function changed({ weekOn, shifts }: Roster, [one, other]: readonly Staff[]): Roster {
  const turnOf = (person: Staff | undefined) => shifts.find(({ personId }) => personId === person?.id)
  const swap = (shift: Shift): Shift => {
    const from =
      shift.personId === one?.id ? turnOf(other) : shift.personId === other?.id ? turnOf(one) : undefined
    if (shift.day !== 'Th' || !from) return shift
    return { ...shift, from: from.from, until: from.until, breakFrom: from.breakFrom }
  }
  return { weekOn, shifts: shifts.map(swap) }
}

export function makeRosters(making: Making, staff: readonly Staff[]): void {
  const { hours, today, sketch } = making
  const [author] = staff
  if (!author) return
  const monday = mondayOf(today)
  const at = (day: string) => hours.at(day, told(9, 20))
  const all = staff.map((who, place) => ({ who, answer: 'confirmed' as const, after: place * 41 }))
  const add = (roster: Roster, versions: Parameters<typeof addPublication>[1]['versions']) =>
    addPublication(making, {
      kind: 'roster',
      title: weekTitle(roster.weekOn),
      author,
      people: staff,
      span: rosterReceipt.span(roster, sketch.timeZone),
      versions,
    })
  const thisWeek = weekOf(monday, staff, 0)
  add(thisWeek, [{ at: at(addDays(monday, -5)), detail: thisWeek, changes: null, answers: all }])

  const first = weekOf(addDays(monday, 7), staff, 1)
  const second = changed(
    first,
    staff.filter(({ isManager }) => !isManager),
  )
  const late = staff.filter((_, place) => place % 4 === 3)
  const answered = all
    .filter(({ who }) => !late.includes(who))
    .map((one, place) =>
      place === 4 ? { ...one, answer: 'declined' as const, comment: 'I have a course on Wednesday' } : one,
    )
  add(second, [
    { at: at(addDays(today, -3)), detail: first, changes: null, answers: answered },
    {
      at: at(addDays(today, -1)),
      detail: second,
      changes: 'Two turns on Thursday change places.',
      answers: answered.filter(({ who }) => !changesFor(first, second, who.id)),
    },
  ])
}
