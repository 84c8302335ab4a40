export const mailboxEn = {
  title: 'Mailbox',
  intro:
    'No mail server is set up, so mails are kept here for 30 days. Pass them on to their readers, or set SMTP_URL.',
  empty: 'No mails',
  emptyHint: 'Mails show here when no mail server is set up.',
  to: 'To: {{recipient}}',
  view: 'Show',
  asHtml: 'As sent',
  asText: 'Plain text',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    mailbox: typeof mailboxEn
  }
}
