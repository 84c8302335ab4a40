import type { WordsOf } from '../i18n/keys.ts'
import type { apiEn } from './api.messages.en.ts'

export const apiZh: WordsOf<typeof apiEn> = {
  requestError: '请求错误',
  wrongCredentials: '用户名或密码错误',
  notKept: '此设备无法保存记录：发送完成前请勿关闭页面',
  requesting: '请求中....',
  withRequestId: '{{message}}（{{requestId}}）',
  refused2002: '没有这个园所',
  refused2003: '登录错误次数过多，请稍后再试',
  refused2010: '请重新登录',
  refused2100: '请输入验证码',
  refused2101: '验证码错误',
  refused2102: '此账号登录需要两步验证',
  refused2103: '此密码已失效，请向园长索取新密码',
  refused3001: '服务器不认识此应用',
  refused4000: '不支持此登录方式',
}
