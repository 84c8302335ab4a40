export const positionEn = {
  title: 'Posts',
  category: 'Kind of post',
  postCode: 'Code',
  postName: 'Name',
  sort: 'Order in lists',
  remark: 'Note',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    position: typeof positionEn
  }
}
