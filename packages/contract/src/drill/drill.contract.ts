// Emergency drills: held with a checklist, a stopwatch and a roll call of whoever was in the house when it began. All
// staff hold drills. The hard rules: the roll call is made from who was here at that moment, and is changed by marks
// alone; every mark keeps who and when; and a drill is finished once.
import { z } from 'zod'
import {
  Check,
  settingsChecklist,
  submitCheckBody,
  submitCheckErrors,
  Template,
} from '../checklist/checklist.kind.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { DayOut, Id, Instant, InstantOut, Text } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { Moment, RollPerson } from '../rollCall/rollCall.kind.ts'
import { type DrillType, drillTypes } from './drill.rules.ts'

const Type = z.enum(drillTypes)
const Drill = z.object({
  id: Id,
  type: Type,
  started: Moment,
  /** When everybody was safe and the stopwatch was stopped. */
  endedAt: InstantOut.nullable(),
  finished: Moment.nullable(),
  wentWell: z.string().nullable(),
  toImprove: z.string().nullable(),
  people: z.array(RollPerson),
  check: Check.nullable(),
})

const DrillInList = z.object({
  id: Id,
  type: Type,
  startedAt: InstantOut,
  endedAt: InstantOut.nullable(),
  byName: z.string(),
  isFinished: z.boolean(),
  marked: z.number().int(),
  total: z.number().int(),
})

export const DrillPage = z.object({
  now: InstantOut,
  template: Template,
  /** The drill that is being held; null before it begins. */
  drill: Drill.nullable(),
  /** Whether children take part, by the rule of the country. */
  withChildren: z.boolean(),
  /** Whoever would be on the list of a drill that began now. */
  present: z.array(RollPerson),
})

const base = '/api/blade-garden/drill'
const own = true as const
const offline = 'queue' as const
const errors = ['DRILL_FINISHED'] as const
const timeErrors = ['TIME_IN_FUTURE', 'TIME_TOO_OLD'] as const

export const drill = feature('drill', {
  getDrillChecklist: settingsChecklist('drill'),
  getEarthquakeChecklist: settingsChecklist('earthquake'),
  getLockdownChecklist: settingsChecklist('lockdown'),
  listDrills: get(`${base}/list`, {
    description:
      'Returns for each kind of drill when it was last held and when it is due, and the last 50 drills.',
    returns: z.object({
      kinds: z.array(
        z.object({
          type: Type,
          lastHeldOn: DayOut.nullable(),
          dueOn: DayOut,
          isOverdue: z.boolean(),
          months: z.number().int(),
        }),
      ),
      drills: z.array(DrillInList),
    }),
    offline: 'cache',
    own,
  }),
  getPage: get(`${base}/page`, {
    description: 'Returns the drill of this kind that is being held, or what is needed to begin a drill.',
    query: z.object({ type: Type }),
    returns: DrillPage,
    offline: 'today',
    own,
  }),
  getDrill: get(`${base}/detail`, {
    description: 'Returns one drill with its people and who saw them.',
    query: z.object({ id: Id }),
    returns: Drill.extend({ template: Template }),
    offline: 'cache',
    own,
  }),
  hold: post(`${base}/hold`, {
    description:
      'Begins a drill. If a drill of the same kind is being held already, or was at that time, the device joins that one instead.',
    body: z.object({ id: Id, type: Type, startedAt: Instant }),
    returns: Drill,
    offline,
    own,
    errors: [...timeErrors, 'RECORD_EXISTS'],
  }),
  mark: post(`${base}/mark`, {
    description:
      'Marks people as safe, or withdraws the mark. After the drill is finished, people who were not seen can still be found.',
    body: z.object({
      id: Id,
      type: Type,
      people: z.array(Id).min(1).max(300),
      isSafe: z.boolean(),
      at: Instant,
    }),
    returns: Drill,
    offline,
    own,
    errors: [...errors, ...timeErrors],
  }),
  stop: post(`${base}/stop`, {
    description:
      'Stops the stopwatch of a drill. The first stop counts, and whoever oversees safety is notified of who was not seen.',
    body: z.object({ id: Id, type: Type, at: Instant }),
    returns: Drill,
    offline,
    own,
    errors: [...errors, ...timeErrors],
  }),
  submitData: post(`${base}/submit-data`, {
    description: 'Answers items of the checklist of a drill.',
    body: submitCheckBody.omit({ taskId: true, finish: true }).extend({ type: Type }),
    returns: Drill,
    offline,
    own,
    errors: [...submitCheckErrors, ...errors],
  }),
  finish: post(`${base}/finish`, {
    description: 'Finishes a drill with what went well and what to improve.',
    body: z.object({ id: Id, type: Type, wentWell: Text(1000), toImprove: Text(1000) }),
    returns: Drill,
    offline,
    own,
    errors,
  }),
})

const seen = z.object({ type: Type, people: z.string(), byName: z.string() })
/** To those who oversee safety: who was not seen in a drill that has ended, and who was found since. */
export const drillMessages = messageKinds('drill', { missing: seen, found: seen })

/** What awaits managers of drills: those that are overdue. */
export type DrillAwaiting = {
  drills: { type: DrillType }
}
