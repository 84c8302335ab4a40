export { NoticeConfirmation } from './NoticeConfirmation.tsx'
