export const bottleFeedEn = {
  title: 'Milk',
  choose: 'Choose who was fed',
  never: 'No bottle yet',
  usual: 'As last time',
  milk: 'Which milk?',
  breastMilk: 'Breast milk',
  formula: 'Formula',
  cowsMilk: 'Cow’s milk',
  other: 'Other',
  saysOther: 'Other milk',
  offered: 'Offered',
  taken: 'Taken',
  unit: 'mL',
  amount: '{{amount}} mL',
  partOf: '{{amount}} of {{offered}} mL',
  saidOffered: 'offered {{amount}} mL',
  saidTaken: 'took {{amount}} mL',
  takenLater: 'amount taken not recorded yet',
  allTaken: 'Taken all {{amount}} mL',
  howMuch: 'How much?',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    bottleFeed: typeof bottleFeedEn
  }
}
