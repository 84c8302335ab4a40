import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { calendarFeedEn } from './calendarFeed.messages.en.ts'

export const calendarFeedZh: WordsOf<typeof calendarFeedEn> = {
  title: '我的日历',
  hint: '在手机日历中查看你的班次、会议和活动：请在日历应用中以“订阅日历”的方式添加此地址。',
  keepSecret: '任何人拿到此地址都能看到你的日历，请勿外传。地址只显示这一次。',
  none: '你还没有日历地址。',
  madeAt: '日历地址生成于{{time}}。如需再次查看，请生成新地址，旧地址将随即失效。',
  make: '生成地址',
  renew: '生成新地址',
  end: '停用',
  address: '日历地址',
  copy: '复制',
  copied: '已复制',
  ended: '日历地址已停用',
}
