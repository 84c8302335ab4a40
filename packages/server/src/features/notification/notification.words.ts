// The words that mails of messages share.
export const letterWords = {
  'en-US': {
    message: 'You have a new message',
    about: 'Open Daybook to read what it’s about. The details are only in the app.',
    open: 'Open in Daybook',
    footer: 'You get this mail because of your notification settings. Change them under Mine, Notifications.',
  },
  'zh-CN': {
    message: '您有一条新消息',
    about: '请打开 Daybook 查看详情，具体内容只在应用内显示。',
    open: '在 Daybook 中打开',
    footer: '您收到此邮件是因为您的通知设置。可在“我的 - 通知设置”中更改。',
  },
} as const
