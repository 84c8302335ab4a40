import { reportMessages } from '@daybook/contract/report/report.contract.ts'
import { alerts, wordsOfKind } from '../notification/index.ts'

const words = wordsOfKind({ 'en-US': 'Report', 'zh-CN': '报告' })

/** Whoever reviews reports also needs the right to read them. */
export const reviewRights = ['report.decide', 'report.readAll'] as const

export const reportAlerts = alerts(reportMessages, {
  submitted: {
    topic: 'request',
    to: reviewRights,
    words: words('waiting for review', '有新的提交，请查看'),
  },
  corrected: {
    topic: 'record',
    to: reviewRights,
    words: words('a correction was added', '有记录被更正'),
  },
  cancelled: {
    topic: 'answer',
    to: reviewRights,
    words: words('cancelled', '已被取消'),
  },
  confirmed: {
    topic: 'answer',
    to: 'named',
    words: words('yours was confirmed', '您的提交已确认'),
  },
  refused: {
    topic: 'answer',
    to: 'named',
    words: words('yours was declined', '您的提交未获批准'),
  },
  closed: {
    topic: 'answer',
    to: 'named',
    words: words('yours was closed', '您的提交已关闭'),
  },
  reopened: {
    topic: 'answer',
    to: 'named',
    words: words('yours was reopened', '您的提交已重新打开'),
  },
  asked: {
    topic: 'request',
    to: 'named',
    words: words('there is a question about yours', '您的提交有一个问题待回答'),
  },
  replied: {
    topic: 'request',
    to: reviewRights,
    words: words('a question was answered', '问题已得到回复'),
  },
})
