import {
  children,
  choice,
  date,
  fields,
  longText,
  number,
  people,
  person,
  place,
  rooms,
  text,
  yesNo,
} from '../kernel/fields.ts'

export const eventTypes = ['excursion', 'festival', 'parents', 'visit', 'drill', 'other'] as const

/** Whether the parents of the children who go have agreed in writing. */
export const agreements = ['all', 'some', 'none'] as const

/** What an event holds. Off the premises, New Zealand asks for an assessment of its risks and a ratio fixed beforehand
 *  (rule `excursion`). */
export const eventFields = fields({
  type: choice(eventTypes, { required: true }),
  name: text(140, { required: true }),
  day: date({ required: true, notBeforeToday: true }),
  startTime: text(5, { required: true, format: 'time' }),
  minutes: number({ min: 15, max: 1440, step: 5, unit: 'min' }, { required: true }),
  where: text(140, { required: true }),
  place: place(),
  roomIds: rooms({ most: 20 }),
  childIds: children({ most: 100 }),
  staffIds: people({ most: 50 }, { required: true }),
  leadId: person({ required: true, initial: 'me' }),
  leavesPremises: yesNo({ required: true }),
  adults: number({ min: 1, max: 100, step: 1 }, { required: true, when: { leavesPremises: true } }),
  childrenPlanned: number({ min: 1, max: 300, step: 1 }, { required: true, when: { leavesPremises: true } }),
  risks: longText(1000, { required: true, when: { leavesPremises: true } }),
  parentsAgree: choice(agreements, { required: true, when: { leavesPremises: true } }),
  notes: longText(1000),
})
