export { type Addressee, type Alert, type AnyAlerts, alerts, wordsOfKind } from './notification.alert.ts'
export type { CalendarMail } from './notification.calendarMail.ts'
export { tell } from './notification.notify.ts'
