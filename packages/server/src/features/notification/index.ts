export { type Addressee, type Alert, type AnyAlerts, alerts, wordsOfKind } from './notification.alert.ts'
export { retell, tell, untell } from './notification.notify.ts'
export type { CalendarMail } from './notification.parts.ts'
export { type SayMessage, speaker } from './notification.speaker.ts'
