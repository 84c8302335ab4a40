export { type AnyAlerts, alerts, wordsOfKind } from './notification.alert.ts'
export { notificationJobs } from './notification.jobs.ts'
export { notificationRoutes } from './notification.routes.ts'
export { tell } from './notification.tell.ts'
