import type { WordsOf } from '../../platform/i18n/keys.ts'

export const mailboxEn = {
  title: 'Mailbox',
  intro:
    'No mail server is set up, so emails are kept here for 30 days. Pass them on to the people they are for, or set SMTP_URL.',
  empty: 'No emails',
  emptyHint: 'Emails appear here when no mail server is set up.',
  to: 'To: {{recipient}}',
  view: 'Show',
  asHtml: 'As sent',
  asText: 'Plain text',
} as const

export const mailboxZh: WordsOf<typeof mailboxEn> = {
  title: '邮箱',
  intro: '尚未配置邮件服务器，邮件会在此保留30天。请转告收件人，或设置 SMTP_URL。',
  empty: '没有邮件',
  emptyHint: '未配置邮件服务器时，邮件会显示在这里。',
  to: '收件人：{{recipient}}',
  view: '显示方式',
  asHtml: '原样',
  asText: '纯文本',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    mailbox: typeof mailboxEn
  }
}
