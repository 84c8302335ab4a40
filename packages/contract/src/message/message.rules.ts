import { eventName } from '../kernel/live.ts'

/** The live event sent to a person when they get a message or have read one. */
export const messagesChanged = eventName('message.changed')
