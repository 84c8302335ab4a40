import type { meetingMessages } from '@daybook/contract/meeting/meeting.kind.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const meetingMessageWords: MessageWordsOf<typeof meetingMessages> = {
  minutes: ({ t }, { title, byName }) => ({ title: t('meeting.messageMinutes', { byName }), text: title }),
  action: ({ t, sayDay }, { title, byName, what, dueOn }) => ({
    title: t('meeting.messageAction', { byName }),
    text: t('meeting.messageActionText', { what, day: sayDay(dueOn), title }),
  }),
}
