import { receiptMessages } from '@daybook/contract/receipt/receipt.contract.ts'
import { alerts } from '../notification/index.ts'

/** A kind has the same name as its feature. */
interface Params {
  kind: string
}
type Say = (name: string) => string | undefined

const inEnglish = (what: string) => (params: Params, say: Say) => `${say(params.kind) ?? 'Notice'}: ${what}`
const inChinese = (what: string) => (params: Params, say: Say) => `${say(params.kind) ?? '通知'}：${what}`

export const receiptAlerts = alerts(receiptMessages, {
  published: {
    topic: 'request',
    words: { 'en-US': inEnglish('a new one for you'), 'zh-CN': inChinese('有新内容，请查看') },
  },
  changed: {
    topic: 'request',
    words: { 'en-US': inEnglish('one has changed'), 'zh-CN': inChinese('内容已修改，请查看') },
  },
  withdrawn: {
    topic: 'answer',
    words: { 'en-US': inEnglish('one was called off'), 'zh-CN': inChinese('已取消') },
  },
  reminded: {
    topic: 'request',
    words: { 'en-US': inEnglish('one is waiting for you'), 'zh-CN': inChinese('等待您的回复') },
  },
  declined: {
    topic: 'answer',
    words: { 'en-US': inEnglish('somebody declined'), 'zh-CN': inChinese('有人谢绝') },
  },
})
