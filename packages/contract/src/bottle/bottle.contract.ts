// Bottles of milk with a label: whose, of what, made when by whom, and until when the milk may be given. For all staff,
// also without a network. The hard rules: never for another child, never once it is too old, warmed once; and what has
// happened is kept, whatever speaks against it.
import { z } from 'zod'
import { bottleLimit } from '../bottleFeed/bottleFeed.kind.ts'
import { ChildCard } from '../kernel/childCard.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, Instant, InstantOut, Line, RoomCode } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { bottleMilks, bottlePlaces, bottleSteps, bottleStops } from './bottle.rules.ts'

const made = {
  milk: z.enum(bottleMilks),
  /** Of formula: the name on the tin. */
  brand: Line(80).nullable(),
  /** In mL. */
  amount: z.int().min(1).max(bottleLimit),
  keptIn: z.enum(bottlePlaces),
  /** Brought by the family, ready to drink. */
  fromHome: z.boolean(),
  note: Line(200).nullable(),
}

const Step = z.object({
  id: Id,
  step: z.enum(bottleSteps),
  at: InstantOut,
  byName: z.string(),
  /** What spoke against it. Null where nothing did. */
  conflict: z.enum(bottleStops).nullable(),
})

const Bottle = z.object({
  id: Id,
  childId: Id,
  ...made,
  madeAt: InstantOut,
  madeByName: z.string(),
  /** In order. */
  steps: z.array(Step),
})

const BottleChild = ChildCard.pick({
  id: true,
  firstName: true,
  familyName: true,
  birthDate: true,
  picture: true,
  allergies: true,
  dietNote: true,
  dietAvoids: true,
  diets: true,
}).extend({
  /** Where the child is; null while not here. */
  roomCode: RoomCode.nullable(),
})

const base = '/api/blade-garden/bottle'
const own = true as const
const timeErrors = ['TIME_IN_FUTURE', 'TIME_TOO_OLD', 'RECORD_EXISTS'] as const

export const bottle = feature('bottle', {
  getBoard: get(`${base}/board`, {
    description:
      'Returns the bottles that are ready or have to be thrown away, and those that ended today, with the children they are for.',
    returns: z.object({
      rooms: z.array(z.object({ code: RoomCode, name: z.string(), own: z.boolean() })),
      children: z.array(BottleChild),
      /** The newest first. */
      bottles: z.array(Bottle),
      /** For how many hours each milk may be given, by the rule of the country. */
      hours: z.record(
        z.enum(bottleMilks),
        z.object({ fridge: z.number(), outside: z.number(), warmed: z.number() }),
      ),
    }),
    offline: 'cache',
    own,
  }),
  make: post(`${base}/make`, {
    description: 'Keeps a bottle that was made here or brought by the family. It is never changed.',
    body: z.object({
      id: Id,
      childId: Id,
      ...made,
      brand: made.brand.optional(),
      note: made.note.optional(),
      at: Instant,
    }),
    returns: Bottle,
    offline: 'queue',
    own,
    errors: timeErrors,
  }),
  takeStep: post(`${base}/step`, {
    description:
      'Keeps that a bottle was warmed, given or thrown away. Sent when it happens, it is refused where the bottle must not be given. What arrives minutes later has happened: it is kept, and those who oversee safety learn what spoke against it.',
    body: z.object({
      id: Id,
      bottleId: Id,
      step: z.enum(bottleSteps),
      /** Who drinks it. Required where it is given. */
      childId: Id.nullish(),
      at: Instant,
    }),
    returns: Bottle,
    offline: 'queue',
    own,
    errors: [...timeErrors, ...bottleStops],
  }),
})

/** To those who oversee safety. */
export const bottleMessages = messageKinds('bottle', {
  conflict: z.object({
    childName: z.string(),
    at: InstantOut,
    byName: z.string(),
    why: z.enum(bottleStops),
  }),
})
