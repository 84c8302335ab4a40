// Events: excursions, festivals, parents' evenings, drills outside the plan. Any teacher plans one, a manager signs it
// off once, and its leader says afterwards how it went. The hard rules: nobody leaves the premises without the risks and
// the ratio written down; and at each stop of an excursion everybody is counted by marks, of which each keeps who and
// when.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, Instant, Line } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { reportOperations } from '../report/report.kind.ts'
import { Moment, RollPerson } from '../rollCall/rollCall.kind.ts'
import { eventFields } from './event.fields.ts'

const at = reportOperations('/api/blade-garden/events', eventFields)
const base = '/api/blade-garden/events/roll-call'
const own = true as const

const Stop = z.object({
  id: Id,
  place: z.string(),
  started: Moment,
  finished: Moment.nullable(),
  /** Who was to be counted when it began. */
  people: z.array(RollPerson),
})

const RollCall = z.object({
  id: Id,
  name: z.string(),
  /** Whoever would be on the list of a count that began now. */
  people: z.array(RollPerson),
  /** The newest first. */
  stops: z.array(Stop),
})

const written = {
  returns: RollCall,
  offline: 'queue' as const,
  own,
}
const timeErrors = ['TIME_IN_FUTURE', 'TIME_TOO_OLD'] as const

export const event = feature('event', {
  submit: at.submit('submit-event-data'),
  confirm: at.decide('manager-confirm/{id}'),
  refuse: { ...at.decideWithComment('manager-refuse/{id}'), own },
  cancel: { ...at.cancel('user-cancel/{id}'), own },
  followUp: at.remark('follow-up/{id}'),
  correct: at.remark('correct/{id}'),
  get: at.get('detail'),
  listAll: { ...at.list('list'), own },
  listMine: { ...at.list('user-list'), own },
  getRollCall: get(base, {
    description:
      'Returns who takes part in an event and the counts so far. A whole room is whoever is signed in there.',
    query: z.object({ id: Id }),
    returns: RollCall,
    offline: 'cache',
    own,
  }),
  startStop: post(`${base}-start`, {
    description:
      'Begins a roll call at a stop of an event. If another device began one there within five minutes, and it goes on, that one continues; the id of this one leads to it.',
    ...written,
    body: z.object({
      id: Id,
      eventId: Id,
      place: Line(80),
      /** Everybody is counted back at the centre: who is seen is on site again. */
      isReturn: z.boolean().optional(),
      at: Instant,
    }),
    errors: [...timeErrors, 'RECORD_EXISTS'],
  }),
  markStop: post(`${base}-mark`, {
    description:
      'Marks people as present at a stop, or as having left because somebody collected them on the way, or withdraws the mark. It also works after the roll call has ended, when somebody is found.',
    ...written,
    body: z.object({
      id: Id,
      eventId: Id,
      people: z.array(Id).min(1).max(200),
      /** Whether they are accounted for. */
      isHere: z.boolean(),
      /** They are, because somebody collected them. They are on the list of no later stop, until they are seen again. */
      hasLeft: z.boolean().optional(),
      at: Instant,
    }),
    errors: timeErrors,
  }),
  finishStop: post(`${base}-finish`, {
    description:
      'Ends the roll call at a stop. Whoever oversees safety is notified if a child was not seen. The first call counts.',
    ...written,
    body: z.object({ id: Id, eventId: Id, at: Instant }),
    errors: timeErrors,
  }),
})

const ofCount = z.object({ name: z.string(), place: z.string(), children: z.string(), byName: z.string() })
/** To those who oversee safety: who was not seen in a count that has ended, and who was found since or had been
 *  collected. */
export const eventMessages = messageKinds('event', { missing: ofCount, found: ofCount, collected: ofCount })
