// Events: an excursion that waits for the manager, and others that are signed off.

import type { eventFields } from '@daybook/contract/event/event.fields.ts'
import { eventReport } from '@daybook/contract/event/event.report.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import { library } from './places.ts'
import { addReport } from './report.rows.ts'
import type { Staff } from './staff.ts'

type Event = Omit<ValuesOf<typeof eventFields>, 'day' | 'roomIds' | 'childIds' | 'staffIds' | 'leadId'>

const inside = {
  leavesPremises: false,
  adults: null,
  childrenPlanned: null,
  risks: null,
  parentsAgree: null,
  notes: null,
} as const

/** Days until it takes place, and whether the manager has signed it off. */
const events: readonly (Event & { inDays: number; isConfirmed: boolean })[] = [
  {
    type: 'excursion',
    name: 'Walk to the library',
    startTime: '10:00',
    minutes: 90,
    where: 'Public library',
    place: library,
    leavesPremises: true,
    adults: 4,
    childrenPlanned: 12,
    risks:
      'One road to cross: at the lights, two children to a hand. First-aid bag and phone with the leader.',
    parentsAgree: 'some',
    notes: null,
    inDays: 6,
    isConfirmed: false,
  },
  {
    type: 'parents',
    name: 'Evening for new families',
    startTime: '18:30',
    minutes: 90,
    where: 'Big room',
    place: null,
    ...inside,
    inDays: 9,
    isConfirmed: true,
  },
  {
    type: 'visit',
    name: 'The fire brigade comes',
    startTime: '09:30',
    minutes: 60,
    where: 'Car park, cones put out',
    place: null,
    ...inside,
    inDays: 2,
    isConfirmed: true,
  },
  {
    type: 'drill',
    name: 'Lockdown drill with the school next door',
    startTime: '10:00',
    minutes: 30,
    where: 'Every room, doors and blinds closed',
    place: null,
    ...inside,
    inDays: 12,
    isConfirmed: true,
  },
  {
    type: 'festival',
    name: 'Harvest picnic with families',
    startTime: '12:00',
    minutes: 120,
    where: 'Playground, inside if it rains',
    place: null,
    ...inside,
    inDays: 16,
    isConfirmed: false,
  },
]

export function makeEvents(making: Making, staff: readonly Staff[]): void {
  const { today, hours, sketch } = making
  const [manager] = staff
  const authors = staff.filter(({ isNamed }) => isNamed)
  if (!manager) return
  for (const [place, author] of authors.entries()) {
    const { inDays, isConfirmed, ...said } = events[place % events.length] as (typeof events)[number]
    const submittedAt = hours.at(addDays(today, -3), told(9))
    const detail = {
      ...said,
      day: addDays(today, inDays),
      // The children of one room go along.
      roomIds: said.leavesPremises ? staff.flatMap(({ roomId }) => roomId ?? []).slice(0, 1) : [],
      childIds: [],
      staffIds: authors.map(({ id }) => id),
      leadId: author.id,
    }
    addReport(making, {
      kind: 'event',
      authorId: author.id,
      submittedAt,
      childId: null,
      occurredAt: null,
      span: eventReport.span(detail, sketch.timeZone),
      due: eventReport.due(detail),
      summary: eventReport.summary(detail),
      detail,
      decided: isConfirmed
        ? { state: 'confirmed', by: manager.id, at: minutesLater(submittedAt, 400), comment: null }
        : undefined,
    })
  }
}
