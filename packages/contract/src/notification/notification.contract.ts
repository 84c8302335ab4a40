// How a person is told of messages: by push or mail for each topic, in which language, and not in the quiet hours. The
// hard rule: an alarm about a child breaks through quiet hours.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, Nothing, TimeOfDay } from '../kernel/schema.ts'
import { topics, ways } from './notification.rules.ts'

const Ways = z
  .array(z.enum(ways))
  .max(ways.length)
  .transform((chosen) => ways.filter((way) => chosen.includes(way)))

const settings = {
  /** Of mails. A push has the language of its browser. */
  language: z.enum(['en-US', 'zh-CN']),
  wishes: z.record(z.enum(topics), Ways),
  /** Times at the centre; null for none. */
  quiet: z.object({ from: TimeOfDay, until: TimeOfDay }).nullable(),
}

/** Keys of a push subscription, in base64 for URLs: a point of the curve P-256, and 16 random bytes. */
const PublicKey = z.string().regex(/^[\w-]{87}=?$/)
const AuthSecret = z.string().regex(/^[\w-]{22}(==)?$/)

export const NotificationSettings = z.object({
  ...settings,
  /** Where mails go; null when the person has no address. */
  email: z.string().nullable(),
  /** The server's key, with which a browser subscribes. */
  pushKey: z.string(),
  /** Whether the browser of this session receives pushes. */
  isSubscribed: z.boolean(),
})
export type NotificationSettings = z.output<typeof NotificationSettings>

export const notification = feature('notification', {
  getSettings: get('/api/blade-message/notification/detail', {
    description:
      'Returns how the signed-in person wants to be notified of each topic, in which language, and their quiet hours.',
    returns: NotificationSettings,
    own: true,
  }),
  saveSettings: post('/api/blade-message/notification/submit', {
    description:
      'Saves how the signed-in person wants to be notified. An alarm about a child ignores quiet hours.',
    body: z.object(settings),
    returns: NotificationSettings,
    own: true,
  }),
  subscribePush: post('/api/blade-message/notification/push/subscribe', {
    description:
      'Subscribes the browser of this session to push notifications, in place of an earlier browser of the session.',
    body: z.object({
      /** An address of a push service on the internet, by https. */
      endpoint: z.string().min(10).max(2000),
      p256dh: PublicKey,
      auth: AuthSecret,
      language: z.enum(['en-US', 'zh-CN']),
    }),
    returns: Nothing,
    errors: ['PUSH_ENDPOINT_REFUSED'],
    own: true,
  }),
  unsubscribePush: post('/api/blade-message/notification/push/unsubscribe', {
    description: 'Ends the push notifications of this session.',
    returns: Nothing,
    own: true,
  }),
})

/** What a push carries to the service worker. */
export const PushPayload = z.object({
  id: Id,
  title: z.string(),
  body: z.string(),
  /** The page that the message is about. */
  link: z.string(),
})
