import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.contract.ts'
import { bottleFeedRules } from '@daybook/contract/bottleFeed/bottleFeed.rules.ts'
import { IconBabyBottle, IconDropletHeart, IconMilk, IconPlant2 } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { careKind } from '../care/index.ts'

export const bottleFeedCareKind = careKind({
  name: 'bottleFeed',
  subject: 'milk',
  title: 'bottleFeed.title',
  gives: 'food',
  api: client(bottleFeed),
  rules: bottleFeedRules,
  words: { choose: 'bottleFeed.choose', never: 'bottleFeed.never', usual: 'bottleFeed.usual' },
  quick: 'milk',
  initial: { offered: 150, taken: 150 },
  // The next bottle is usually the same as the last one. It is assumed to be finished, even if the last one was not.
  startOf: ({ last }) =>
    last ? { milk: last.detail.milk, offered: last.detail.offered, taken: last.detail.offered } : {},
  tile: (t, { offered, taken }) =>
    taken === offered
      ? t('bottleFeed.amount', { amount: taken })
      : t('bottleFeed.partOf', { amount: taken, offered }),
  fields: {
    milk: {
      name: 'milk',
      label: 'bottleFeed.milk',
      options: [
        { value: 'breastMilk', word: 'bottleFeed.breastMilk', icons: [IconDropletHeart] },
        { value: 'formula', word: 'bottleFeed.formula', icons: [IconBabyBottle] },
        { value: 'cowsMilk', word: 'bottleFeed.cowsMilk', icons: [IconMilk] },
        {
          value: 'other',
          word: 'bottleFeed.other',
          says: 'bottleFeed.saysOther',
          said: 'bottleFeed.saysOther',
          icons: [IconPlant2],
        },
      ],
    },
    offered: {
      name: 'offered',
      label: 'bottleFeed.offered',
      unit: 'bottleFeed.unit',
      step: 10,
      // When everything was taken, one amount covers both.
      said: (t, { offered, taken }) =>
        offered === taken ? undefined : t('bottleFeed.saidOffered', { amount: offered }),
    },
    taken: {
      name: 'taken',
      label: 'bottleFeed.taken',
      unit: 'bottleFeed.unit',
      step: 10,
      follows: 'offered',
      said: (t, { offered, taken }) =>
        t(offered === taken ? 'bottleFeed.amount' : 'bottleFeed.saidTaken', { amount: taken }),
    },
  },
})
