import { eventName } from '../kernel/live.ts'

/** The topics of what is told that stand in the feed too, as filters. Alarms and one's account do not. */
export const feedTopics = ['notice', 'request', 'answer', 'record'] as const
export type FeedTopic = (typeof feedTopics)[number]

export const isFeedTopic = (topic: string): topic is FeedTopic =>
  (feedTopics as readonly string[]).includes(topic)

/** The live event sent to a person when something new stands in their feed, or what stands there has changed. */
export const activityPosted = eventName('activity.posted')
