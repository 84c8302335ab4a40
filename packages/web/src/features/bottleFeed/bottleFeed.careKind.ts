import { bottleFeed, bottleFeedRules } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { IconBabyBottle, IconDropletHeart, IconMilk, IconPlant2, IconQrcode } from '@tabler/icons-react'
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
  beside: { title: 'bottle.title', icon: IconQrcode, page: '/pages/home/bottles' },
  // Nobody has said how much the child took until somebody does.
  initial: { taken: null },
  // The next bottle is usually like the last one. How much of another milk, nobody knows.
  startOf: ({ last }, milk) =>
    last && (milk === undefined || milk === last.detail.milk)
      ? { milk: last.detail.milk, offered: last.detail.offered }
      : {},
  completion: (t, detail) =>
    detail.taken === null
      ? {
          words: t('bottleFeed.allTaken', { amount: detail.offered }),
          detail: { ...detail, taken: detail.offered },
        }
      : undefined,
  tile(t, { offered, taken }) {
    // A draft may lack the amount.
    if (!offered) return t('bottleFeed.howMuch')
    if (taken === null) return t('bottleFeed.saidOffered', { amount: offered })
    return taken === offered
      ? t('bottleFeed.amount', { amount: taken })
      : t('bottleFeed.partOf', { amount: taken, offered })
  },
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
      usual: [60, 90, 120, 150, 180, 210, 240],
      // When everything was taken, one amount covers both.
      said: (t, { offered, taken }) =>
        offered === taken ? undefined : t('bottleFeed.saidOffered', { amount: offered }),
    },
    taken: {
      name: 'taken',
      label: 'bottleFeed.taken',
      unit: 'bottleFeed.unit',
      step: 10,
      usual: [0, 30, 60, 90, 120, 150, 180, 210],
      partOf: 'offered',
      said(t, { offered, taken }) {
        if (taken === null) return t('bottleFeed.takenLater')
        return t(offered === taken ? 'bottleFeed.amount' : 'bottleFeed.saidTaken', { amount: taken })
      },
    },
  },
})
