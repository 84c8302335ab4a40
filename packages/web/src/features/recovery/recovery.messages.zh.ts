import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { recoveryEn } from './recovery.messages.en.ts'

export const recoveryZh: WordsOf<typeof recoveryEn> = {
  title: '忘记密码',
  link: '忘记密码？',
  intro: '请输入邮箱地址。如果该邮箱有账号，您将收到用于重设密码的验证码。',
  mail: '邮箱地址',
  'mail.wrong': '请输入邮箱地址，例如 hana@example.org',
  'tenantId.wrong': '园所编号为六至九位数字',
  send: '发送验证码',
  findCentre: '我不知道园所编号',
  centresSent: '如果该邮箱有账号，园所编号已发送至您的邮箱。',
  sent: '如果{{mail}}在该园所有账号，验证码已发出，10分钟内有效。',
  code: '验证码',
  'code.REQUIRED': '请输入验证码！',
  inconsistent: '两次的验证码不一致',
  next: '继续',
  again: '使用其他邮箱或重新获取验证码',
  whichAccount: '请选择您的账号',
  proved: '请设置新密码。其他设备将全部退出登录。',
  newPassword: '新密码',
  'newPassword.hint': '6至20位字母、数字或符号（@!#$%^&*.~,）。如本园允许密码短语，可使用6至64位任意字符。',
  'newPassword.wrong': '密码为6至20位字母、数字或符号（@!#$%^&*.~,）',
  newPassword1: '确认密码',
  'newPassword1.REQUIRED': '请确认密码',
  different: '两次输入的密码不一致',
  save: '保存密码',
  done: '密码已更改，请使用新密码登录。',
  'message.passwordReset': '您的密码已更改',
  'message.passwordReset.text':
    '密码已于{{at, time}}通过邮箱验证码重设，所有设备均已退出登录。如果不是您本人操作，请告知园长。',
}
