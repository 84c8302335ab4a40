import { releaseNotices } from './notice.release.ts'

export { noticeAlerts } from './notice.alerts.ts'
export { noticeRegister, noticeRoutes } from './notice.routes.ts'
export const noticeJobs = [releaseNotices]
