import { NoticeConfirmation } from '../noticeConfirmation/index.ts'

export const noticePages = { More: NoticeConfirmation }
