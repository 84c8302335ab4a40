import { reportMessages } from '@daybook/contract/report/report.contract.ts'
import { alerts } from '../notification/index.ts'

/** A kind has the same name as its feature. */
interface Params {
  kind: string
}
type Say = (name: string) => string | undefined

const inEnglish = (what: string) => (params: Params, say: Say) => `${say(params.kind) ?? 'Report'}: ${what}`
const inChinese = (what: string) => (params: Params, say: Say) => `${say(params.kind) ?? '报告'}：${what}`

export const reportAlerts = alerts(reportMessages, {
  submitted: {
    topic: 'request',
    words: { 'en-US': inEnglish('a new one to look at'), 'zh-CN': inChinese('有新的提交，请查看') },
  },
  corrected: {
    topic: 'record',
    words: { 'en-US': inEnglish('one was corrected'), 'zh-CN': inChinese('有记录被更正') },
  },
  cancelled: {
    topic: 'answer',
    words: { 'en-US': inEnglish('cancelled by its author'), 'zh-CN': inChinese('已被提交人取消') },
  },
  confirmed: {
    topic: 'answer',
    words: { 'en-US': inEnglish('yours was confirmed'), 'zh-CN': inChinese('您的提交已确认') },
  },
  refused: {
    topic: 'answer',
    words: { 'en-US': inEnglish('yours was declined'), 'zh-CN': inChinese('您的提交未获批准') },
  },
  closed: {
    topic: 'answer',
    words: { 'en-US': inEnglish('yours was closed'), 'zh-CN': inChinese('您的提交已关闭') },
  },
  reopened: {
    topic: 'answer',
    words: { 'en-US': inEnglish('yours was reopened'), 'zh-CN': inChinese('您的提交已重新打开') },
  },
})
