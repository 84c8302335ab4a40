import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { passkeyEn } from './passkey.messages.en.ts'

export const passkeyZh: WordsOf<typeof passkeyEn> = {
  title: '通行密钥',
  hint: '使用手机或电脑的指纹、面容或锁屏密码登录，无需输入密码和验证码。',
  none: '您还没有通行密钥。',
  add: '添加通行密钥',
  name: '名称',
  'name.hint': '便于日后辨认是哪台设备，例如“我的手机”。',
  'name.REQUIRED': '请输入名称',
  save: '保存',
  added: '已添加通行密钥',
  notAdded: '未添加通行密钥，请重试或换一台设备。',
  hasOne: '此设备上已有您账号的通行密钥，可直接用它登录。',
  made: '{{date}}添加',
  used: '上次使用：{{date}}',
  change: '重命名或移除{{name}}',
  rename: '重命名',
  remove: '移除',
  removed: '已移除通行密钥',
  'message.added': '您的账号添加了通行密钥',
  'message.added.text': '“{{name}}”于{{at, time}}添加。如非本人操作，请将其移除、修改密码并告知园长。',
}
