export const reminderEn = {
  title: 'Good to know',
  about_one: '{{count}} child to know about today',
  about_other: '{{count}} children to know about today',
  unseen: '{{count}} new',
  isNew: 'New',
  nothing: 'No reminders for today',
  turns: 'Turns {{age}} today',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    reminder: typeof reminderEn
  }
}
