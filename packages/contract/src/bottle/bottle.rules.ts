// How long the milk in a bottle may be given, and what speaks against giving it. Pure, so that the server and each device,
// also without a network, come to the same answer. The hours are a rule of the country (rule/figures.rules.ts).
import type { BottleHours, BottleMilk, BottlePlace } from '../rule/figures.rules.ts'

export const bottleMilks = [
  'breastMilk',
  'thawedMilk',
  'formula',
  'cowsMilk',
  'other',
] as const satisfies readonly BottleMilk[]
export const bottlePlaces = ['fridge', 'outside'] as const satisfies readonly BottlePlace[]

/** What can be done with a bottle. Giving and throwing away end it. */
export const bottleSteps = ['warmed', 'given', 'thrownAway'] as const
export type BottleStep = (typeof bottleSteps)[number]

/** Why a step must not be taken: keys of the errors that the server answers with. */
export const bottleStops = [
  'BOTTLE_OF_OTHER_CHILD',
  'BOTTLE_ENDED',
  'BOTTLE_TOO_OLD',
  'BOTTLE_WARMED',
] as const
export type BottleStop = (typeof bottleStops)[number]

export interface Bottle {
  childId: string
  milk: BottleMilk
  keptIn: BottlePlace
  madeAt: string
  warmedAt: string | null
  endedAt: string | null
}

const hour = 3_600_000

/** Milliseconds until which the milk may be given. */
export function goodUntil(
  { milk, keptIn, madeAt, warmedAt }: Omit<Bottle, 'childId' | 'endedAt'>,
  hours: Readonly<Record<BottleMilk, BottleHours>>,
): number {
  const { warmed, ...kept } = hours[milk]
  const made = Date.parse(madeAt) + kept[keptIn] * hour
  return warmedAt === null ? made : Math.min(made, Date.parse(warmedAt) + warmed * hour)
}

interface Wanted {
  step: BottleStep
  /** Who is to drink it. */
  childId: string | null
  /** Milliseconds. */
  at: number
}

/** Why a step must not be taken at an instant; undefined where it may. The wrong child comes first: that is never right. */
export function whyNotStep(
  bottle: Bottle,
  { step, childId, at }: Wanted,
  hours: Readonly<Record<BottleMilk, BottleHours>>,
): BottleStop | undefined {
  if (step === 'given' && childId !== bottle.childId) return 'BOTTLE_OF_OTHER_CHILD'
  if (bottle.endedAt !== null) return 'BOTTLE_ENDED'
  if (step === 'thrownAway') return undefined
  if (at >= goodUntil(bottle, hours)) return 'BOTTLE_TOO_OLD'
  return step === 'warmed' && bottle.warmedAt !== null ? 'BOTTLE_WARMED' : undefined
}

interface Taken {
  id: string
  step: BottleStep
  /** ISO 8601. */
  at: string
}

/** The bottle as it was right before one of its steps, by all that is known now. @param steps in order */
export function bottleBefore<B extends Bottle>(bottle: B, steps: readonly Taken[], { id, at }: Taken): B {
  const earlier = steps.filter((one) => one.id !== id && Date.parse(one.at) <= Date.parse(at))
  return {
    ...bottle,
    warmedAt: earlier.find(({ step }) => step === 'warmed')?.at ?? null,
    endedAt: earlier.find(({ step }) => step !== 'warmed')?.at ?? null,
  }
}
