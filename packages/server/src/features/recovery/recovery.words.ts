export const recoveryWords = {
  'en-US': {
    code: {
      subject: (centre: string) => `Your code for a new password (${centre})`,
      text: (code: string) => `Your code is ${code}. It works for 10 minutes.`,
      footer: 'Did you not ask for it? Then you don’t need to do anything: your password stays as it is.',
    },
    centres: {
      subject: 'Your centre’s number',
      text: 'This address has an account at:',
      open: 'Sign in',
      footer: 'You get this mail because somebody asked for the centre of this address.',
    },
  },
  'zh-CN': {
    code: {
      subject: (centre: string) => `重设密码的验证码 (${centre})`,
      text: (code: string) => `您的验证码是 ${code}，10分钟内有效。`,
      footer: '如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    },
    centres: {
      subject: '您的园所编号',
      text: '此邮箱在以下园所有账号：',
      open: '登录',
      footer: '您收到此邮件是因为有人查询了此邮箱所属的园所。',
    },
  },
} as const
