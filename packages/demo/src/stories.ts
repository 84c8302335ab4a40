// What is found and done in each kind of care, as the demo tells it.

import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import {
  type BottleDetail,
  bottleFeedRules,
  type Milk,
} from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import type { KindRules } from '@daybook/contract/care/care.rules.ts'
import { avoidedOf } from '@daybook/contract/kernel/allergen.rules.ts'
import { monthsOld } from '@daybook/contract/kernel/dates.ts'
import { type NappyDetail, nappyChangeRules } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import type { SunscreenDetail } from '@daybook/contract/sunscreenApplication/sunscreenApplication.kind.ts'
import {
  asConsented,
  sunscreenApplicationRules,
} from '@daybook/contract/sunscreenApplication/sunscreenApplication.rules.ts'
import { type ToiletDetail, toiletVisitRules } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import type { JsonObject } from '@daybook/server/platform/database/types.ts'
import type { Visit } from './attendance.ts'
import type { Child } from './children.ts'
import type { Making } from './making.ts'
import { type Random, randomFrom } from './random.ts'

export interface Story<Detail extends JsonObject = JsonObject> {
  kind: TaskKindName
  rules: KindRules<Detail>
  isFor(child: Child): boolean
  find(making: Making, visit: Visit, isUsual: boolean, random: Random): Detail
  /** What an entry said by mistake, and why it was put right; undefined where no such mistake can be made. */
  mistaken(detail: Detail): Mistake<Detail> | undefined
  /** How likely it is done between the rounds, each for itself. */
  between(isOnRounds: boolean): readonly number[]
  /** Why it is right although an allergy or the diet speaks against it. */
  reason: string
  notes: readonly Note<Detail>[]
}

interface Mistake<Detail> {
  before: Detail
  reason: string
}

/** What a teacher writes about an entry; with `fits`, only about such entries. */
interface Note<Detail> {
  text: string
  fits?(detail: Detail): boolean
}

const wrongTap = 'Tapped the wrong one'

/** The last days of a sore skin, the oldest first. */
const soreDays = ['red', 'red', 'rash', 'rash', 'red', 'red'] as const

const isSoiled = (contents: NappyDetail['contents']) => contents === 'soiled' || contents === 'both'

const nappies: Story<NappyDetail> = {
  kind: 'nappyChange',
  rules: nappyChangeRules,
  isFor: ({ inNappies }) => inNappies,
  find({ days }, { child, day }, isUsual, random) {
    const contents = isUsual ? 'wet' : random.pick(['wet', 'soiled', 'soiled', 'both', 'dry'] as const)
    const sore = child.soreSkin ? soreDays[soreDays.length - days.length + days.indexOf(day)] : undefined
    const skin = sore ?? (random.chance(0.02) ? 'red' : 'normal')
    return { contents, skin, creamUsed: skin !== 'normal' || random.chance(0.03) }
  },
  mistaken: (detail) =>
    detail.contents === 'both'
      ? { before: { ...detail, contents: 'wet' }, reason: 'It was soiled as well' }
      : { before: { ...detail, contents: detail.contents === 'wet' ? 'dry' : 'wet' }, reason: wrongTap },
  between: (isOnRounds) => (isOnRounds ? [0.3] : [0.95, 0.95]),
  reason: 'Own cream from home, from the top drawer',
  notes: [
    { text: 'Loose, keep an eye on it', fits: ({ contents }) => isSoiled(contents) },
    { text: 'Very full', fits: ({ contents }) => contents !== 'dry' },
    { text: 'Cream from home used', fits: ({ creamUsed }) => creamUsed },
    { text: 'Wriggly today' },
  ],
}

/** What a child drinks and how much of it, the same every day. */
function bottleOf({ id, birthDate, cautions }: Child, day: string): { milk: Milk; amount: number } {
  const random = randomFrom(`${id} bottle`)
  const months = monthsOld(birthDate, day)
  const isBaby = months < 12
  const amount = 10 * (isBaby ? random.int(12, 21) : random.int(15, 24))
  if (mayNotHaveDairy(cautions)) return { milk: isBaby ? 'breastMilk' : 'other', amount }
  return {
    milk: random.pick(
      isBaby
        ? (['breastMilk', 'formula', 'formula'] as const)
        : (['cowsMilk', 'cowsMilk', months < 24 ? 'formula' : 'cowsMilk'] as const),
    ),
    amount,
  }
}

const mayNotHaveDairy = (cautions: Child['cautions']) => avoidedOf(['dairy'], cautions).length > 0

const bottles: Story<BottleDetail> = {
  kind: 'bottleFeed',
  rules: bottleFeedRules,
  isFor: () => true,
  find({ days }, { child, day }, isUsual, random) {
    const { milk, amount } = bottleOf(child, day)
    const offered = amount + 10 * random.pick([0, 0, 0, -1, 1])
    const left = isUsual ? 0 : 10 * random.pick([0, 1, 2, 3, 5, 8])
    const isOtherTin = milk !== 'formula' && random.chance(0.06) && mayNotHaveDairy(child.cautions)
    // Of some of today's bottles nobody has said yet how much the child took.
    const isOpen = day === days.at(-1) && left >= 50
    const taken = isOpen ? null : Math.max(0, offered - left)
    return { milk: isOtherTin ? 'formula' : milk, offered, taken }
  },
  mistaken: (detail) => ({
    before: { ...detail, offered: detail.offered + 20 },
    reason: 'Read the bottle wrong',
  }),
  between: () => [],
  reason: 'Dairy-free formula from home',
  notes: [
    { text: 'Slow today' },
    { text: 'Wanted more', fits: ({ offered, taken }) => taken === offered },
    { text: 'Fell asleep over it', fits: ({ offered, taken }) => taken !== null && taken < offered },
    { text: 'From the cup', fits: ({ milk }) => milk === 'cowsMilk' || milk === 'other' },
  ],
}

const toilet: Story<ToiletDetail> = {
  kind: 'toiletVisit',
  rules: toiletVisitRules,
  isFor: ({ inNappies }) => !inNappies,
  find: (_making, _visit, isUsual, random) => ({
    outcome: isUsual ? 'wee' : random.pick(['wee', 'wee', 'poo', 'tried', 'accident'] as const),
    how: random.chance(0.7) ? 'prompted' : 'asked',
  }),
  mistaken: (detail) => ({
    before: { ...detail, outcome: detail.outcome === 'wee' ? 'tried' : 'wee' },
    reason: wrongTap,
  }),
  between: (isOnRounds) => (isOnRounds ? [0.35] : [0.25]),
  reason: '',
  notes: [
    { text: 'Managed without help', fits: ({ outcome }) => outcome === 'wee' || outcome === 'poo' },
    { text: 'Spare clothes used', fits: ({ outcome }) => outcome === 'accident' },
    { text: 'Needs help with buttons' },
  ],
}

const hasSunscreenOn = ({ outcome }: SunscreenDetail) => outcome === 'applied' || outcome === 'ownCream'

const sunscreen: Story<SunscreenDetail> = {
  kind: 'sunscreenApplication',
  rules: sunscreenApplicationRules,
  isFor: () => true,
  find(_, { child }, isUsual, random) {
    if (!isUsual && random.chance(0.001)) return { outcome: 'reaction' }
    return asConsented({ outcome: 'applied' }, child.cautions.sunscreenConsent)
  },
  mistaken: ({ outcome }) =>
    outcome === 'applied' || outcome === 'ownCream'
      ? { before: { outcome: 'notConsented' }, reason: 'Found the signed consent' }
      : undefined,
  between: () => [],
  reason: 'From the tube for sensitive skin',
  notes: [
    { text: 'Face only, wore long sleeves', fits: hasSunscreenOn },
    { text: 'Did not like it on the nose', fits: hasSunscreenOn },
    { text: 'Hat and long sleeves, stayed in the shade', fits: ({ outcome }) => outcome === 'notConsented' },
    { text: 'Red cheeks: washed off, told the parents', fits: ({ outcome }) => outcome === 'reaction' },
  ],
}

/** Told one after the other, each with a chance of its own: what one finds does not change what another does. */
export const stories: readonly Story[] = [nappies, bottles, toilet, sunscreen]
