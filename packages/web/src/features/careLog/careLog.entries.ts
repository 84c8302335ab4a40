import type { care } from '@daybook/contract/care/care.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { declared } from '../../platform/declared.ts'
import type { EntryKind, ShownEntry } from '../care/index.ts'

export type LogEntry = AnswerOf<(typeof care.operations)['listCareEntries']>['records'][number]

declare module '../../platform/declared.ts' {
  interface Declared {
    careKinds: EntryKind
  }
}

/** Every care kind whose entries appear in the log of a day. */
export const careKinds = (): EntryKind[] => Object.values(declared('careKinds'))

/** An entry of the day with its kind; undefined for a kind that this version of the app does not know. */
export function shownEntry(entry: LogEntry): ShownEntry | undefined {
  const kind = careKinds().find(({ name }) => name === entry.kind)
  // The server has validated the detail against this kind's schema.
  return kind && { kind, entry: entry as ShownEntry['entry'], child: entry.child }
}
