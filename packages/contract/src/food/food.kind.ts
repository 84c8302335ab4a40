// The food that a centre keeps, as a register, and what of it expires. All staff enter food and use it up. The hard rule:
// food on its best-before day is near expiry, and expired from the next day on, by the centre's calendar.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { child, choice, date, fields, longText, number, text } from '../kernel/fields.ts'
import { DayOut, Id, InstantOut, Page, PageQuery } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'
import { foodOutcomes } from './food.rules.ts'

export const foodPlaces = ['fridge', 'freezer', 'pantry', 'other'] as const

/** Food that a centre keeps (domain: registers). */
export const foodFields = fields({
  name: text(80, { required: true }),
  batch: text(40),
  amount: text(40),
  openedOn: date({ notAfterToday: true }),
  bestBefore: date({ required: true }),
  keptIn: choice(foodPlaces, { required: true }),
  temperature: number({ min: -40, max: 60, step: 0.5, unit: '°C' }),
  /** Brought from home, for this child alone. */
  childId: child(),
  note: longText(500),
})

export const foodRegister = {
  fields: foodFields,
  page: '/pages/manage/food',
  read: 'check.read',
  edit: 'check.record',
  title: 'name',
  about: ['bestBefore', 'keptIn'],
  screen: {
    manage: { group: 'records', icon: 'fridge', order: 12 },
    menu: { group: 'safety', icon: 'fridge', order: 7 },
  },
  searched: ['name', 'batch'],
  order: ['bestBefore', 'name'],
  unique: [],
  problems: ({ openedOn, bestBefore, keptIn }) =>
    openedOn !== null && openedOn > bestBefore && keptIn !== 'freezer'
      ? { openedOn: 'ENDS_BEFORE_START' }
      : {},
} as const satisfies RegisterFile<typeof foodFields>

const Food = z.object({
  id: Id,
  name: z.string(),
  batch: z.string().nullable(),
  amount: z.string().nullable(),
  openedOn: DayOut.nullable(),
  bestBefore: DayOut,
  keptIn: z.enum(foodPlaces),
  temperature: z.number().nullable(),
  /** Below 0 once it has expired. */
  daysLeft: z.number().int(),
})

/** What became of food, who said so, and whether the reader may undo it. */
const Ending = z.object({
  outcome: z.enum(foodOutcomes),
  at: InstantOut,
  by: z.object({ id: Id, name: z.string() }).nullable(),
  canUndo: z.boolean(),
})

const Settings = z.object({
  /** Food counts as near expiry this many days before its best-before day. */
  nearDays: z.int().min(1).max(60),
})

const ofFood = z.object({ name: z.string(), bestBefore: DayOut })
/** Messages to managers, once for each food. */
export const foodMessages = messageKinds('food', { nearExpiry: ofFood, expired: ofFood })

const base = '/api/blade-garden/foods'
const at = registerOperations(base, foodRegister)
const own = true as const
const expiring = (path: string, description: string) =>
  get(`${base}/${path}`, { description, query: PageQuery, returns: Page(Food), offline: 'cache' })

export const food = feature('food', {
  listExpired: expiring(
    'list-expired',
    'Lists food that is past its date and has not been used or thrown away.',
  ),
  listToExpire: expiring(
    'list-to-expired',
    'Lists food whose date is near and that has not been used or thrown away.',
  ),
  get: at.get(),
  list: { ...at.list(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
  end: post(`${base}/use-up`, {
    description: 'Records that food was used or thrown away. Sending it twice keeps the first outcome.',
    body: z.object({ id: Id, outcome: z.enum(foodOutcomes) }),
    returns: z.null(),
    own,
  }),
  getEnding: get(`${base}/use-up`, {
    description:
      'Returns what became of food, or null while it is there or when it was removed from the list without an outcome.',
    query: z.object({ id: Id }),
    returns: Ending.nullable(),
    offline: 'cache',
    own,
  }),
  undoEnd: post(`${base}/undo-use-up`, {
    description:
      'Undoes within ten minutes that food was used or thrown away, by whoever recorded it or by a manager. Food that is there stays as it is.',
    body: z.object({ id: Id }),
    returns: z.null(),
    own,
  }),
  getSettings: get(`${base}/settings`, {
    description: 'Returns how many days before its date food counts as about to expire.',
    returns: Settings,
    offline: 'cache',
    own,
  }),
  saveSettings: post(`${base}/settings/submit`, {
    description: 'Sets how many days before its date food counts as about to expire.',
    body: Settings,
    returns: Settings,
    own,
  }),
})

/** What awaits managers of food: what has expired and is still there. */
export type FoodAwaiting = {
  expiredFood: { name: string }
}
