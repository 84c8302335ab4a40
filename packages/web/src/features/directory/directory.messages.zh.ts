import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { directoryEn } from './directory.messages.en.ts'

export const directoryZh: WordsOf<typeof directoryEn> = {
  title: '使用机构账号登录',
  intro:
    '如果教职工已有其他系统的账号（如 Microsoft Entra ID、Google Workspace、Keycloak），可用该账号登录 Daybook。仅限 Daybook 中已有的人员，原有密码仍可使用。',
  returnsTo: '请在该系统中将以下地址登记为回调地址（redirect URI）：',
  issuer: '签发者（https://…）',
  clientId: '客户端 ID',
  clientSecret: '客户端密钥（留空则不更改）',
  match: '如何对应 Daybook 中的人员',
  'match.email': '按已验证的邮箱',
  'match.account': '按用户名',
  matchHint: '机构系统须返回 email 和 email_verified，或 preferred_username，且不应允许个人自行修改。',
  trustsSecondStep: '认可机构的两步验证',
  trustHint: '开启后，已在机构完成两步验证（返回“mfa”）的人员无需再输入 Daybook 验证码，其他人员仍需输入。',
  secretLost: '系统已丢失用于加密客户端密钥的密钥，目前无人能以此方式登录，请重新填写客户端密钥。',
  save: '保存',
  saved: '已保存',
  remove: '停用',
  removed: '教职工将恢复使用 Daybook 账号登录',
}
