import { NoticeConfirmation } from '../noticeConfirmation/NoticeConfirmation.tsx'
import { NoticeText } from './NoticeText.tsx'

export const noticePages = { Body: NoticeText, More: NoticeConfirmation }
