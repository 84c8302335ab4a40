import { NoticeConfirmation } from '../noticeConfirmation/index.ts'
import { NoticeText } from './NoticeText.tsx'

export const noticePages = { Body: NoticeText, More: NoticeConfirmation }
