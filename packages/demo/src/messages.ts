// What the centre has told its staff.
import type { FeedTopic } from '@daybook/contract/activity/activity.rules.ts'
import { attendanceMessages } from '@daybook/contract/attendance/attendance.contract.ts'
import { messageMessages } from '@daybook/contract/message/message.contract.ts'
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import type { Forgotten } from './attendance.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import type { Staff } from './staff.ts'

interface Message {
  kind: string
  params: MessageParams
  to: string
  link: string | null
  causeId: string
  sentAt: Date
  /** Where it stands in the feed too. */
  topic?: FeedTopic
}

const hours = 60
const unreadFor = 2 * 24 * hours

/** What is older than two days has been read. */
export function addMessage(
  { rows, now }: Making,
  { to, kind, params, link, causeId, sentAt, topic }: Message,
): void {
  const isRead = minutesLater(sentAt, unreadFor) < now
  const readAt = isRead ? minutesLater(sentAt, 3 * hours).toISOString() : null
  const stamp = rows.stamp(sentAt, null)
  rows.add('message', {
    ...stamp,
    updatedAt: readAt ?? stamp.updatedAt,
    recipientId: to,
    kind,
    params,
    link,
    causeId,
    sentAt: sentAt.toISOString(),
    readAt,
  })
  if (topic) addActivity({ rows }, { to, kind, params, link, causeId, at: sentAt, topic })
}

type Posted = Omit<Message, 'sentAt' | 'topic'> & { at: Date; topic: FeedTopic }

export function addActivity({ rows }: Pick<Making, 'rows'>, { to, at, ...card }: Posted): void {
  rows.add('activity', { ...rows.stamp(at, null), ...card, personId: to, at: at.toISOString() })
}

export function askManagers(
  making: Making,
  staff: readonly Staff[],
  { attendanceId, visit }: Forgotten,
): void {
  const room = making.sketch.rooms.find((_, index) => making.rows.of('room')[index]?.id === visit.roomId)
  const params = { childName: visit.child.name, roomName: room?.name ?? '', day: visit.day }
  for (const { id } of staff.filter(({ isManager }) => isManager))
    addMessage(making, {
      kind: attendanceMessages.forgottenSignOut.kind,
      params,
      to: id,
      causeId: attendanceId,
      link: '/pages/home/children-list',
      topic: 'request',
      sentAt: making.hours.at(making.today, told(7)),
    })
}

/** Days of the story ago → what everybody was told. */
const notices = [
  {
    ago: 12,
    title: 'Evacuation drill',
    text: 'Went well: everyone was at the gate within three minutes. Thank you all!',
  },
  {
    ago: 4,
    title: 'Sun hats',
    text: 'Spare hats are in the blue basket by the back door. Please put them back.',
  },
  { ago: 1, title: 'Staff meeting', text: 'Thursday after closing, in the staff room. Dinner is provided.' },
]

export function giveNotice(making: Making, staff: readonly Staff[]): void {
  const { days, hours, rows } = making
  for (const { ago, title, text } of notices) {
    const sentAt = hours.at(days.at(-1 - ago) ?? '', told(14, 10))
    const causeId = rows.stamp(sentAt, null).id
    for (const { id } of staff)
      addMessage(making, {
        kind: messageMessages.notice.kind,
        params: { title, text },
        to: id,
        link: null,
        causeId,
        sentAt,
        topic: 'notice',
      })
  }
}
