export const lookupEn = {
  title: 'Dictionaries',
  parentId: 'Belongs to',
  code: 'Code of the dictionary',
  dictKey: 'Key',
  dictValue: 'Name',
  sort: 'Order in lists',
  isSealed: 'Sealed (no longer offered)?',
  remark: 'Note',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    lookup: typeof lookupEn
  }
}
