// What the kinds of task are called.
export const taskEn = {
  nappyChange: 'Nappy change',
  bottleFeed: 'Milk',
  toiletVisit: 'Toilet',
  sunscreenApplication: 'Sunscreen',
  sleep: 'Sleep',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    task: typeof taskEn
  }
}
