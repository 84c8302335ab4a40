import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { directoryEn } from './directory.messages.en.ts'

export const directoryZh: WordsOf<typeof directoryEn> = {
  title: '使用机构账号登录',
  intro:
    '如果教职工已有其他系统的账号（如 Microsoft Entra ID、Google Workspace、Keycloak），可用该账号登录 Daybook。仅适用于您已添加到 Daybook 的人员，不会自动创建账号。Daybook 密码仍可使用。',
  returnsTo: '请在该系统中将以下地址登记为回调地址（redirect URI）：',
  issuer: '签发者（https://…）',
  clientId: '客户端 ID',
  clientSecret: '客户端密钥',
  secretKept: 'Daybook 已保存客户端密钥，留空则不更改。',
  match: '如何对应 Daybook 中的人员',
  'match.email': '按已验证的邮箱',
  'match.account': '按用户名',
  matchHint:
    '机构系统须返回 email 和 email_verified，或返回 preferred_username。请确保教职工不能在机构系统中自行修改邮箱或用户名，否则可能有人改用同事的账号名登录。',
  trustsSecondStep: '认可机构的两步验证',
  trustHint:
    '开启后，已在机构完成两步验证的人员无需再输入 Daybook 验证码。机构系统须在 amr 中返回“mfa”加以说明，其他人员仍需输入 Daybook 验证码。',
  secretLost: '系统已丢失用于加密客户端密钥的密钥，目前无人能以此方式登录，请重新填写客户端密钥。',
  givenIssuer: '机构登录系统的签发者是{{issuer}}，请填写此地址。',
  save: '保存',
  saved: '已保存',
  remove: '停用',
  removed: '教职工将恢复使用 Daybook 账号登录',
}
