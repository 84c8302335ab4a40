export { type Addressee, type Alert, type AnyAlerts, alerts, wordsOfKind } from './notification.alert.ts'
export type { CalendarMail } from './notification.parts.ts'
export { tell } from './notification.tell.ts'
