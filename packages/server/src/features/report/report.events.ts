import { reportKindNames } from '@daybook/contract/app/report.kinds.ts'
import { type EventName, eventName } from '@daybook/contract/kernel/live.ts'

/** By kind, the event for those who do not hear of an operation: the author, and whoever signs out a child whose parents may
 *  have been told. It says nothing of the child. */
export const decided = new Map<string, EventName>(
  reportKindNames.map((name) => [name, eventName(`${name}.decided`)]),
)
