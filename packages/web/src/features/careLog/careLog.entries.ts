import type { care } from '@daybook/contract/care/care.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { ShownEntry } from '../care/index.ts'
import { careKinds } from './careLog.kinds.ts'

export type LogEntry = AnswerOf<(typeof care.operations)['listCareEntries']>['records'][number]

/** An entry of the day with its kind; undefined for a kind that this version of the app does not know. */
export function shownEntry(entry: LogEntry): ShownEntry | undefined {
  const kind = careKinds.find(({ name }) => name === entry.kind)
  // The server has checked the detail by the schema of this very kind.
  return kind && { kind, entry: entry as ShownEntry['entry'], child: entry.child }
}
