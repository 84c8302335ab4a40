import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { invitationEn } from './invitation.messages.en.ts'

export const invitationZh: WordsOf<typeof invitationEn> = {
  title: '设置账号',
  manager: '欢迎加入{{centre}}',
  managerHint: '您将担任园长。请设置登录方式。登录时需要园所编号：{{number}}。',
  operator: '欢迎使用 Daybook',
  operatorHint:
    '您将担任平台运营者，负责新增园所并邀请园长。请设置登录方式。登录时，园所编号请填 {{number}}。',
  realName: '您的姓名',
  'realName.REQUIRED': '请输入姓名',
  'account.hint': '字母、数字、点和连字符',
  'account.wrong': '请使用至少两个字母、数字、点或连字符',
  account: '用户名',
  password: '密码',
  'password.hint': '密码为 6 至 20 位字母、数字或符号（@!#$%^&*.~,）',
  'password.wrong': '密码为 6 至 20 位字母、数字或符号（@!#$%^&*.~,）',
  accept: '设置账号',
  refused: '此链接无法使用',
  toSignIn: '前往登录',
}
