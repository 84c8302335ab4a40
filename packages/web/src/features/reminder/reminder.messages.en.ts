export const reminderEn = {
  title: 'Good to know',
  about_one: 'About {{count}} child today',
  about_other: 'About {{count}} children today',
  unseen: '{{count}} new',
  isNew: 'New to you',
  nothing: 'Nothing special about anybody today',
  turns: 'Turns {{age}} today',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    reminder: typeof reminderEn
  }
}
