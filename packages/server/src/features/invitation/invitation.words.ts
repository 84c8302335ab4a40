export const invitationWords = {
  'en-US': {
    subject: (centre: string) => `Your invitation to Daybook (${centre})`,
    text: (centre: string) =>
      `You can look after ${centre} in Daybook. Open the link to set up your account.`,
    number: (tenantId: string) => `Your centre’s number for signing in is ${tenantId}.`,
    open: 'Set up my account',
    footer: 'The link works once, within seven days. If you did not expect this mail, ignore it.',
    staff: {
      subject: (centre: string) => `${centre} invites you to Daybook`,
      text: (centre: string) =>
        `${centre} runs its day on Daybook. Open the link and choose a password: that’s all you need.`,
      open: 'Choose my password',
      footer: 'The link works once, within 14 days. If you did not expect this mail, ignore it.',
      sms: (centre: string, url: string) => `${centre} invites you to Daybook. Choose your password: ${url}`,
    },
  },
  'zh-CN': {
    subject: (centre: string) => `Daybook 邀请 (${centre})`,
    text: (centre: string) => `邀请您在 Daybook 中管理${centre}。请打开链接设置账号。`,
    number: (tenantId: string) => `登录时使用的园所编号是 ${tenantId}。`,
    open: '设置账号',
    footer: '链接七天内有效，只能使用一次。如果您不了解此邮件，请忽略。',
    staff: {
      subject: (centre: string) => `${centre}邀请您使用 Daybook`,
      text: (centre: string) => `${centre}使用 Daybook 记录每日工作。请打开链接设置密码，即可开始使用。`,
      open: '设置密码',
      footer: '链接 14 天内有效，只能使用一次。如果您不了解此邮件，请忽略。',
      sms: (centre: string, url: string) => `${centre}邀请您使用 Daybook，请设置密码：${url}`,
    },
  },
} as const
