// A message in the reader's language.
import type { Message } from '@daybook/contract/message/message.contract.ts'
import { taskKindNames } from '@daybook/contract/task/task.kinds.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { taskLook } from '../task/index.ts'

interface MessageWords {
  title: string
  text: string
}

interface Telling {
  t: Translate
  /** A day in words. */
  sayDay: (day: string) => string
  /** An instant as the centre's day and time. */
  sayTime: (instant: string) => string
}

export function messageWords(message: Message, { t, sayDay, sayTime }: Telling): MessageWords {
  switch (message.kind) {
    case 'notice':
      return message.params
    case 'forgottenSignOut': {
      const { childName, roomName, day } = message.params
      const text = t('message.forgottenSignOutText', { childName, roomName, day: sayDay(day) })
      return { title: t('message.forgottenSignOut', { childName }), text }
    }
    case 'sleepCheckOverdue': {
      const { childName, roomName, lastSeenAt, dueAt } = message.params
      const times = { lastSeen: sayTime(lastSeenAt), due: sayTime(dueAt) }
      const text = t('message.sleepCheckOverdueText', { childName, roomName, ...times })
      return { title: t('message.sleepCheckOverdue', { childName }), text }
    }
    case 'recordAmended':
    case 'recordVoided': {
      const { byName, childName, subject, occurredAt, reason } = message.params
      const kind = taskKindNames.find((name) => name === subject)
      const what = t('message.recordText', {
        subject: t(kind ? taskLook[kind].title : 'message.care'),
        childName,
        time: sayTime(occurredAt),
      })
      const why = reason && t('message.reason', { reason })
      return { title: t(`message.${message.kind}`, { byName }), text: [what, why].filter(Boolean).join(' ') }
    }
  }
}
