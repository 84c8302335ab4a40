export const credentialEn = {
  title: 'Certificate',
  report: 'Add a certificate',
  history: 'Certificates',
  several: 'certificates',
  dueExpires: 'Certificate expires',
  due: 'Expired or expiring soon',
  expired_one: 'Expired {{count}} day ago',
  expired_other: 'Expired {{count}} days ago',
  expiresToday: 'Expires today',
  expires_one: 'Expires in {{count}} day',
  expires_other: 'Expires in {{count}} days',
  pictures: 'Pictures',
  kind: 'Kind of certificate',
  number: 'Number',
  issuedOn: 'Issued on',
  expiresOn: 'Expires on',
  hasExpired: 'Expired',
  expiresSoon: 'Expires soon',
  front: 'Front',
  back: 'Back',
  ofPerson: '{{title}}: {{name}}',
  'message.firstReminder': '{{title, lookup.certificate_kind.}} expires on {{expiresOn, day}}',
  'message.firstReminder.text': '{{staffName}} needs to renew it and add the new certificate here.',
  'message.secondReminder': '{{title, lookup.certificate_kind.}} expires on {{expiresOn, day}}',
  'message.secondReminder.text': '{{staffName}} needs to renew it and add the new certificate here.',
  'message.lastReminder': '{{title, lookup.certificate_kind.}} expires on {{expiresOn, day}}',
  'message.lastReminder.text': '{{staffName}} needs to renew it and add the new certificate here.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    credential: typeof credentialEn
  }
}
