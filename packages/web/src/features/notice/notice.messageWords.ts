import type { noticeMessages } from '@daybook/contract/notice/notice.kind.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const noticeMessageWords: MessageWordsOf<typeof noticeMessages> = {
  released: ({ t }, { title }) => ({ title: t('notice.message', { title }), text: t('notice.messageText') }),
}
