// One child on one page. One call has the child's details, allergies, diet and the day as a timeline. Another has the
// last 30 days of sleep, nappies and milk, requested only when somebody opens them. The feature composes data of other
// features and stores nothing itself. The hard rule: nothing recorded about the child's day is left out; voided and
// undone entries are shown as voided and undone.
import { z } from 'zod'
import { Absence, ChildPresence } from '../attendance/attendance.contract.ts'
import { NotTold } from '../attendance/attendance.sign.contract.ts'
import { CareLogEntry } from '../care/care.contract.ts'
import { ChildRoom } from '../child/child.contract.ts'
import { healthFields } from '../child/child.fields.ts'
import { Contact } from '../contact/contact.contract.ts'
import { feature, get } from '../kernel/feature.ts'
import { storedShapeOf, typedSchema } from '../kernel/fields.schema.ts'
import type { ValuesOf } from '../kernel/fields.ts'
import { Day, Id, InstantOut, RoomCode } from '../kernel/schema.ts'
import { SleepLook } from '../sleep/sleep.contract.ts'
import { steps } from '../sleep/sleep.rules.ts'

const Health = typedSchema<ValuesOf<typeof healthFields>>(z.object(storedShapeOf(healthFields)))

const Room = z.object({ code: RoomCode, name: z.string() })

const moment = <T extends string>(type: T) => ({ type: z.literal(type), id: Id, at: InstantOut })
const sign = { by: z.string(), room: Room, enteredLate: z.boolean(), isUncertain: z.boolean() }

const SleepStep = z.object({
  id: Id,
  step: z.enum(steps),
  at: InstantOut,
  by: z.string(),
  /** Somebody had recorded the same step before. */
  merged: z.boolean(),
  undone: z.boolean(),
})
const SleepCheck = z.object({
  id: Id,
  at: InstantOut,
  by: z.string(),
  ...SleepLook.shape,
  note: z.string().nullable(),
  voided: z.boolean(),
  isUncertain: z.boolean(),
})

/** One event of the child's day; `id` is that of the attendance, absence or care record. */
export const Moment = z.discriminatedUnion('type', [
  z.object({ ...moment('signedIn'), ...sign }),
  z.object({ ...moment('signedOut'), ...sign }),
  /** `at` is when it was recorded, often on an earlier day. `by` is null for data imported with the centre. */
  z.object({
    ...moment('absence'),
    ...Absence.shape,
    by: z.string().nullable(),
    cleared: z.object({ at: InstantOut, by: z.string() }).nullable(),
  }),
  z.object({
    ...moment('care'),
    entry: CareLogEntry,
    /** The steps and checks of a sleep, oldest first; null for other kinds. */
    sleep: z.object({ steps: z.array(SleepStep), checks: z.array(SleepCheck) }).nullable(),
  }),
])

/** The totals of one day, without voided records. `attended`: the child was present. */
const ChartDay = z.object({
  day: Day,
  attended: z.boolean(),
  /** Minutes asleep, in sleeps that started that day. An open sleep counts up to now. */
  asleep: z.number().int(),
  nappies: z.object({
    wet: z.number().int(),
    soiled: z.number().int(),
    both: z.number().int(),
    dry: z.number().int(),
  }),
  /** Millilitres taken. */
  milk: z.number().int(),
  bottles: z.number().int(),
  /** Meals by how much the child ate. */
  meals: z.object({
    all: z.number().int(),
    most: z.number().int(),
    some: z.number().int(),
    none: z.number().int(),
  }),
})

export const childPage = feature('childPage', {
  getPage: get('/api/blade-garden/children/page', {
    description: 'Returns a day of a child, today without `date`, with its moments newest first.',
    query: z.object({ id: Id, date: Day.optional() }),
    returns: z.object({
      /** The server's time. */
      now: InstantOut,
      day: Day,
      child: ChildPresence,
      /** A court order, or who must not collect the child. Everybody sees it first. */
      custodyNote: z.string().nullable(),
      health: Health,
      /** How the name is said. */
      sayName: z.string().nullable(),
      moments: z.array(Moment),
      /** In the order in which to call them. */
      contacts: z.array(Contact),
      /** The age that the centre asks of whoever collects the child, in years. */
      collectorMinAge: z.number().int().nullable(),
      /** What the parents have not been told, for those who sign children out; left out where there is nothing. */
      notTold: z.array(NotTold).optional(),
      /** Today's first, then the latest. */
      rooms: z.array(ChildRoom),
      can: z.array(z.enum(['writeNote', 'addContact'])),
    }),
    offline: 'cache',
  }),
  getCharts: get('/api/blade-garden/children/page-charts', {
    description: "Returns the figures for a child's charts: the last 30 days including today, oldest first.",
    query: z.object({ id: Id }),
    returns: z.object({ days: z.array(ChartDay) }),
    offline: 'cache',
  }),
})
