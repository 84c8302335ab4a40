export const passkeyEn = {
  title: 'Passkeys',
  hint: 'Sign in with the fingerprint, face or PIN of your phone or computer. You don’t need your password or a code then.',
  none: 'You have no passkey yet.',
  add: 'Add a passkey',
  name: 'Name',
  'name.hint': 'Tells you later which device it is, such as “My phone”.',
  'name.REQUIRED': 'Please enter a name',
  save: 'Save',
  added: 'Passkey added',
  notAdded: 'No passkey was added. Try again, or use another device.',
  hasOne: 'This device already has a passkey for your account. You can use it to sign in.',
  made: 'Added {{date}}',
  used: 'Last used {{date}}',
  change: 'Rename or remove {{name}}',
  rename: 'Rename',
  remove: 'Remove',
  removed: 'Passkey removed',
  'message.added': 'A passkey was added to your account',
  'message.added.text':
    '“{{name}}” was added at {{at, time}}. If it was not you, remove it, change your password and tell your manager.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    passkey: typeof passkeyEn
  }
}
