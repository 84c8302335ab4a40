import { type Topic, topics } from '@daybook/contract/notification/notification.rules.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'

const titles: Record<Topic, BareKey> = {
  alarm: 'notification.topicAlarm',
  request: 'notification.topicRequest',
  answer: 'notification.topicAnswer',
  record: 'notification.topicRecord',
  notice: 'notification.topicNotice',
  colleague: 'notification.topicColleague',
  account: 'notification.topicAccount',
}

/** The topics in order, with their titles. */
export const notificationTopics = topics.map((topic) => ({ topic, title: titles[topic] }))
