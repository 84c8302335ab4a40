// Adds to an entry what nobody had said yet, such as how much of a bottle a child took.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { showToast } from '../../kit/toast.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { send } from '../../platform/outbox/current.ts'
import { amendEntry } from './care.data.ts'
import type { CareDetail } from './care.fields.ts'
import type { Completion, ShownEntry } from './care.view.ts'
import { recordedWords } from './care.words.ts'

/** What the reader may add to an entry in one tap. Undefined when nothing is missing. */
export function completionOf(
  t: Translate,
  { kind, entry }: Pick<ShownEntry, 'kind' | 'entry'>,
): Completion | undefined {
  return entry.can.includes('amend') ? kind.completion?.(t, entry.detail) : undefined
}

export function complete(
  t: Translate,
  { kind, entry, child }: ShownEntry,
  detail: CareDetail,
  timeZone: string,
): void {
  const { id, version, occurredAt, note, conflictReason, childId } = entry
  send(amendEntry, { id, version, occurredAt, note, conflictReason, detail, reason: null })
  const said = [{ id, childId, occurredAt, detail }]
  showToast(recordedWords(t, kind, said, [{ id: childId, firstName: fullName(child) }], timeZone))
}
