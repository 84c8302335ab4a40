export const invitationWords = {
  'en-US': {
    subject: (centre: string) => `Your invitation to Daybook (${centre})`,
    text: (centre: string) =>
      `You can look after ${centre} in Daybook. Open the link to set up your account.`,
    number: (tenantId: string) => `Your centre’s number for signing in is ${tenantId}.`,
    open: 'Set up my account',
    footer: 'The link works once, within seven days. If you did not expect this mail, ignore it.',
  },
  'zh-CN': {
    subject: (centre: string) => `Daybook 邀请 (${centre})`,
    text: (centre: string) => `邀请您在 Daybook 中管理${centre}。请打开链接设置账号。`,
    number: (tenantId: string) => `登录时使用的园所编号是 ${tenantId}。`,
    open: '设置账号',
    footer: '链接七天内有效，只能使用一次。如果您不了解此邮件，请忽略。',
  },
} as const
