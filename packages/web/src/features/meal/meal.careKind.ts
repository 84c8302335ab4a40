import { foodContents } from '@daybook/contract/kernel/allergen.rules.ts'
import { textureOf } from '@daybook/contract/kernel/texture.rules.ts'
import { meal, mealRules } from '@daybook/contract/meal/meal.kind.ts'
import { isUnsaid, lastServed, mealAt, mealTimes } from '@daybook/contract/meal/meal.rules.ts'
import { IconCircle, IconCircleFilled, IconCircleHalf2, IconPercentage75 } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { careKind } from '../care/index.ts'
import { useMenu } from '../mealMenu/mealMenu.served.ts'

const contentWords = (t: Translate, contents: readonly (typeof foodContents)[number][]) =>
  contents.map((one) => t(`allergen.${one}`)).join(t('care.comma'))

export const mealCareKind = careKind({
  name: 'meal',
  subject: 'meal',
  title: 'meal.title',
  gives: 'food',
  api: client(meal),
  rules: mealRules,
  words: { choose: 'meal.choose', never: 'meal.never' },
  quick: 'eaten',
  initial: { seconds: false, water: true, what: null, contains: [], alternative: false },
  instead: { words: 'meal.alternativeFor', detail: { alternative: true } },
  served: {
    usePlan: useMenu,
    of({ entries, plan }, said, time) {
      const now = said.meal ?? mealAt(time)
      const last = lastServed(entries, now)?.detail ?? plan(now)
      return { meal: now, ...(last && { what: last.what, contains: last.contains }) }
    },
    isUnsaid,
    words(t, { meal, what, contains }) {
      const named = what ? t('meal.served', { meal: t(`meal.${meal}`), what }) : t(`meal.${meal}`)
      if (contains.length > 0) return t('meal.servedWith', { named, contents: contentWords(t, contains) })
      return what ? named : t('meal.sayWhat', { meal: named })
    },
  },
  // Nearly everybody’s food is cut small or as served by age alone.
  remark(t, child, day) {
    const texture = textureOf(child, day)
    const isPlain = child.texture === null && (texture === 'cutSmall' || texture === 'normal')
    return isPlain ? undefined : t(`child.texture.${texture}`)
  },
  tile: (t, { meal, eaten }) => t('meal.tile', { meal: t(`meal.${meal}`), eaten: t(`meal.${eaten}`) }),
  fields: {
    eaten: {
      name: 'eaten',
      label: 'meal.eaten',
      options: [
        {
          value: 'all',
          word: 'meal.all',
          says: 'meal.saysAll',
          said: 'meal.saysAll',
          icons: [IconCircleFilled],
        },
        {
          value: 'most',
          word: 'meal.most',
          says: 'meal.saysMost',
          said: 'meal.saysMost',
          icons: [IconPercentage75],
        },
        {
          value: 'some',
          word: 'meal.some',
          says: 'meal.saysSome',
          said: 'meal.saysSome',
          icons: [IconCircleHalf2],
        },
        {
          value: 'none',
          word: 'meal.none',
          says: 'meal.saysNone',
          said: 'meal.saysNone',
          icons: [IconCircle],
        },
      ],
    },
    meal: {
      name: 'meal',
      label: 'meal.meal',
      options: mealTimes.map((value) => ({ value, word: `meal.${value}` as const })),
    },
    what: { name: 'what', label: 'meal.what', hint: 'meal.whatHint', most: 200 },
    contains: {
      name: 'contains',
      label: 'meal.contains',
      choices: foodContents.map((value) => ({ value, word: `allergen.${value}` as const })),
      saidOfList: (t, contents) =>
        contents.length > 0 ? t('meal.saysContains', { contents: contentWords(t, contents) }) : undefined,
    },
    seconds: { name: 'seconds', label: 'meal.seconds', yes: 'meal.saysSeconds' },
    water: { name: 'water', label: 'meal.water', yes: 'meal.saysWater' },
    alternative: { name: 'alternative', label: 'meal.alternative', yes: 'meal.saysAlternative' },
  },
})
