import { eventName } from '../kernel/live.ts'

/** The live event sent to all staff when a report may change who stays at home. It says nothing of the child. */
export const illnessChanged = eventName('illness.changed')
