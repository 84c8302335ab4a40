// The jobs of mails and pushes. What has been read meanwhile is not sent.
import { Id } from '@daybook/contract/kernel/schema.ts'
import type { PushPayload } from '@daybook/contract/notification/notification.contract.ts'
import { breaksQuiet, quietUntil } from '@daybook/contract/notification/notification.rules.ts'
import { z } from 'zod'
import type { Tx } from '../../platform/database/database.ts'
import type { Job, OutgoingJob } from '../../platform/jobs.queries.ts'
import { writeMail } from '../../platform/mail/letter.ts'
import { type CalendarPart, mailAddress } from '../../platform/mail/mail.ts'
import { mailboxSender, purgeMails } from '../../platform/mail/mailbox.queries.ts'
import type { AnyAlerts } from './notification.alert.ts'
import { mailJob, pushJob } from './notification.notify.ts'
import type { NotificationParts } from './notification.parts.ts'
import { endSubscription, liveSubscription, unreadMessage } from './notification.queries.ts'
import { byKind, type Language, speaker } from './notification.speaker.ts'

// The words that mails of messages share.
export const letterWords = {
  'en-US': {
    message: 'You have a new message',
    subject: (said: string, centreName: string) => `${said} (${centreName})`,
    about: 'Open Daybook to read what it’s about. The details are only in the app.',
    open: 'Open in Daybook',
    footer: 'You get this mail because of your notification settings. Change them under Mine, Notifications.',
  },
  'zh-CN': {
    message: '您有一条新消息',
    subject: (said: string, centreName: string) => `${said}（${centreName}）`,
    about: '请打开 Daybook 查看详情，具体内容只在应用内显示。',
    open: '在 Daybook 中打开',
    footer: '您收到此邮件是因为您的通知设置。可在“我的 › 通知设置”中更改。',
  },
} as const

type UnreadMessage = NonNullable<Awaited<ReturnType<typeof unreadMessage>>>

/** A push about what happened half a day ago only startles. */
const pushFor = 12 * 3_600_000
/** Mails are kept in the mailbox for 30 days. */
const keepMails = 30 * 86_400_000

export const notificationJobs = (parts: NotificationParts) => [sendMail(parts), sendPush(parts), forgetMails]

function sendMail(parts: NotificationParts): OutgoingJob {
  const say = saying(parts)
  return {
    name: mailJob,
    async send(context, payload) {
      const { messageId } = z.object({ messageId: Id }).parse(payload)
      const message = await context.transact((tx) => unreadMessage(tx, messageId))
      const to = message && mailAddress(message.email)
      if (!to) return
      const now = context.clock.now()
      const calendar = await context.transact((tx) => calendarPart(parts, { tx, now, message, to }))
      const { language, centreName } = message
      const words = letterWords[language]
      const mail = writeMail(
        {
          language,
          subject: words.subject(await say(message, language), centreName),
          paragraphs: [words.about],
          link: { words: words.open, url: pageUrl(parts, message) },
          footer: words.footer,
        },
        { id: messageId, to },
      )
      await (parts.sendMail ?? mailboxSender(context))({ ...mail, calendar })
    },
  }
}

interface Letter {
  tx: Tx
  now: Date
  message: UnreadMessage
  to: string
}

/** Of the one feature that has something for the calendar. */
async function calendarPart(
  { calendarMails, publicUrl }: NotificationParts,
  { tx, now, message: { kind, params, staffId, staffName }, to }: Letter,
): Promise<CalendarPart | undefined> {
  const reader = { id: staffId, name: staffName, email: to }
  const domain = new URL(publicUrl()).hostname
  for (const calendarMail of calendarMails) {
    const part = await calendarMail({ tx, now, kind, params, reader, domain })
    if (part) return part
  }
  return undefined
}

function sendPush(parts: NotificationParts): OutgoingJob {
  const say = saying(parts)
  const isUrgent = urgencyIn(parts.alerts)
  return {
    name: pushJob,
    async send({ transact, clock }, payload) {
      const { messageId, subscriptionId } = z.object({ messageId: Id, subscriptionId: Id }).parse(payload)
      const now = clock.now()
      const [message, subscription] = await transact(async (tx) => [
        await unreadMessage(tx, messageId),
        await liveSubscription(tx, subscriptionId, now),
      ])
      if (!message || !subscription) return
      const left = sentFrom(message, isUrgent(message.kind)) + pushFor - now.getTime()
      if (left <= 0) return
      const told: z.output<typeof PushPayload> = {
        id: message.id,
        title: await say(message, subscription.language),
        body: message.centreName,
        link: linkOf(message),
      }
      const result = await parts.push.send(subscription, {
        payload: told,
        isUrgent: isUrgent(message.kind),
        keepFor: Math.floor(left / 1000),
      })
      if (result === 'gone') await transact((tx) => endSubscription(tx, { id: subscriptionId }))
    },
  }
}

/** From when a push may be sent: quiet hours may be longer than a push is kept for. */
function sentFrom({ sentAt, timeZone, quiet }: UnreadMessage, breaksThrough: boolean): number {
  const sent = new Date(sentAt)
  return ((breaksThrough ? undefined : quietUntil(sent, timeZone, quiet)) ?? sent).getTime()
}

const forgetMails: Job = {
  name: 'forgetMails',
  daily: '03:00',
  run: ({ tx, clock }) => purgeMails(tx, new Date(clock.now().getTime() - keepMails)),
}

/** Whether a kind of message is urgent. */
function urgencyIn(alerts: readonly AnyAlerts[]) {
  const all = byKind(alerts)
  return (kind: string) => breaksQuiet(all.get(kind)?.topic ?? 'notice')
}

/** What stands in a mail or push. */
function saying(parts: NotificationParts) {
  const say = speaker(parts)
  return async (message: UnreadMessage, language: Language) =>
    (await say(message, language)) ?? letterWords[language].message
}

const linkOf = ({ id, link }: UnreadMessage) => link ?? `/pages/home/task/message-info?id=${id}`

const pageUrl = ({ publicUrl }: NotificationParts, message: UnreadMessage) =>
  `${publicUrl()}/#${linkOf(message)}`
