export const credentialEn = {
  title: 'Certificates',
  none: 'No certificates expire in the next 60 days',
  expired_one: 'Expired {{count}} day ago',
  expired_other: 'Expired {{count}} days ago',
  expiresToday: 'Expires today',
  expires_one: 'Expires in {{count}} day',
  expires_other: 'Expires in {{count}} days',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    credential: typeof credentialEn
  }
}
